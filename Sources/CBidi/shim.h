// Swift does not see ICU's functions by the names that its headers give them, and those behind differ from toolchain
// to toolchain.
#include <_foundation_unicode/ubidi.h>

typedef enum {
  bidi_neutral = -1,
  bidi_left_to_right = 0,
  bidi_right_to_left = 1
} bidi_direction;

/// Of the first letter that has one.
static inline bidi_direction bidi_direction_of(const uint16_t *text, int32_t count) {
  switch (ubidi_getBaseDirection((const UChar *)text, count)) {
  case UBIDI_LTR: return bidi_left_to_right;
  case UBIDI_RTL: return bidi_right_to_left;
  default: return bidi_neutral;
  }
}

/// One level for each unit of the text, or false.
static inline _Bool bidi_levels(const uint16_t *text, int32_t count, bidi_direction base, uint8_t *levels) {
  UErrorCode error = U_ZERO_ERROR;
  UBiDi *bidi = ubidi_open();
  if (!bidi) return 0;
  UBiDiLevel level = base == bidi_neutral ? UBIDI_DEFAULT_LTR : (UBiDiLevel)base;
  ubidi_setPara(bidi, (const UChar *)text, count, level, NULL, &error);
  const UBiDiLevel *found = U_SUCCESS(error) && count > 0 ? ubidi_getLevels(bidi, &error) : NULL;
  _Bool isFound = found && U_SUCCESS(error);
  for (int32_t i = 0; isFound && i < count; i++) levels[i] = found[i];
  ubidi_close(bidi);
  return isFound;
}
