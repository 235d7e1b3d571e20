/// The side of a row on which its buttons are.
enum SwipeSide {
  case leading
  case trailing
}
