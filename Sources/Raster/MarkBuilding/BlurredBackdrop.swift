/// A ground and what glass makes of it.
struct BlurredBackdrop {
  var filter: BackdropFilter
  var ground: Bitmap
  var tile: Tile
  var lastUsed: Int
}
