// The column of boxes of `scripts/bench constraints`, with kiwi. Prints times in microseconds.
#include <kiwi/kiwi.h>
#include <cstdio>
#include <ctime>
#include <vector>

using namespace kiwi;

static double now() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

struct Column {
  Solver solver;
  Variable width, height;
  std::vector<Variable> heights;

  explicit Column(int count) {
    solver.addEditVariable(width, strength::strong);
    solver.suggestValue(width, 390);
    Expression above(0);
    for (int index = 0; index < count; index++) {
      Variable left, top, wide, high;
      solver.addConstraint(left == 16);
      solver.addConstraint(left + wide <= width - 16);
      solver.addConstraint(wide >= 0);
      double natural = 310 + index * 13 % 90;
      solver.addConstraint((wide <= natural) | strength::weak);
      solver.addConstraint((wide >= natural) | strength::medium);
      solver.addConstraint(top == above + 8);
      solver.addConstraint(high >= 0);
      solver.addEditVariable(high, strength::medium);
      solver.suggestValue(high, 40 + index % 7);
      heights.push_back(high);
      above = top + high;
    }
    solver.addConstraint(height == above + 8);
    solver.updateVariables();
  }

  void set(Variable &variable, double value) {
    solver.suggestValue(variable, value);
    solver.updateVariables();
  }
};

int main() {
  const int changes = 200;
  for (int count : {6, 12, 24, 48}) {
    int repeats = 96 / count;
    double start = now();
    for (int index = 0; index < repeats; index++) Column column(count);
    printf("build %d\t%f\n", count, (now() - start) / repeats);
    Column column(count);
    start = now();
    for (int step = 0; step < changes; step++) column.set(column.width, 390 - step % 90);
    printf("width %d\t%f\n", count, (now() - start) / changes);
    start = now();
    for (int step = 0; step < changes; step++) column.set(column.heights[count / 2], 40 + step % 60);
    printf("height %d\t%f\n", count, (now() - start) / changes);
  }
}
