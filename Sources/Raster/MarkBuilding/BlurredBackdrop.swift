/// The pixels under a backdrop, and the result of filtering them.
struct BlurredBackdrop {
  var filter: BackdropFilter
  var backdrop: Bitmap
  var tile: Tile
  var lastUsed: Int
}
