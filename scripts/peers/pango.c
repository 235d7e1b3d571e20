// The labels of `scripts/bench text`, measured with Pango. Prints the time in milliseconds.
#include <pango/pangocairo.h>
#include <stdio.h>
#include <time.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

int main(void) {
  static const char *words[] = {"arrival", "banner", "carousel", "departure", "estimate", "footer", "gallery", "header"};
  PangoContext *context = pango_font_map_create_context(pango_cairo_font_map_get_default());
  PangoFontDescription *font = pango_font_description_from_string("Inter 17px");
  PangoLayout *layout = pango_layout_new(context);
  pango_layout_set_font_description(layout, font);
  int width, height;
  pango_layout_set_text(layout, "warm", -1);
  pango_layout_get_size(layout, &width, &height);
  double start = now();
  for (int index = 0; index < 10000; index++) {
    char text[80];
    snprintf(text, sizeof text, "Row %d, %s %d", index, words[index % 8], index * 7919 % 9973);
    pango_layout_set_text(layout, text, -1);
    pango_layout_get_size(layout, &width, &height);
  }
  printf("labels\t%f\n", now() - start);
  return 0;
}
