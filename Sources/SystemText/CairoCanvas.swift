import Foundation

/// A transparent bitmap on which Cairo draws, for libraries that draw with Cairo.
struct CairoCanvas {
  private typealias Create = @convention(c) (Int32, Int32, Int32) -> OpaquePointer?
  private typealias CreateContext = @convention(c) (OpaquePointer?) -> OpaquePointer?
  private typealias Use = @convention(c) (OpaquePointer?) -> Void
  private typealias Scale = @convention(c) (OpaquePointer?, Double, Double) -> Void
  private typealias Data = @convention(c) (OpaquePointer?) -> UnsafeMutableRawPointer?
  private typealias Number = @convention(c) (OpaquePointer?) -> Int32

  private let create: Create
  private let createContext: CreateContext
  private let scale: Scale
  private let flush: Use
  private let data: Data
  private let stride: Number
  private let status: Number
  private let destroy: Use
  private let destroyContext: Use

  /// - Parameter library: A library that depends on Cairo.
  init?(_ library: SharedLibrary) {
    guard let create: Create = library.function("cairo_image_surface_create"),
      let createContext: CreateContext = library.function("cairo_create"),
      let scale: Scale = library.function("cairo_scale"), let flush: Use = library.function("cairo_surface_flush"),
      let data: Data = library.function("cairo_image_surface_get_data"),
      let stride: Number = library.function("cairo_image_surface_get_stride"),
      let status: Number = library.function("cairo_status"),
      let destroy: Use = library.function("cairo_surface_destroy"),
      let destroyContext: Use = library.function("cairo_destroy")
    else { return nil }
    (self.create, self.createContext, self.scale, self.flush) = (create, createContext, scale, flush)
    (self.data, self.stride, self.status) = (data, stride, status)
    (self.destroy, self.destroyContext) = (destroy, destroyContext)
  }

  /// Returns the premultiplied pixels that `draw` paints; `nil` if Cairo reports an error or `draw` returns `false`.
  ///
  /// - Parameter ratio: The pixels per unit of the drawing.
  func pixels(width: Int, height: Int, ratio: CGFloat, draw: (OpaquePointer?) -> Bool) -> [UInt32]? {
    let surface = create(0, Int32(width), Int32(height))
    let context = createContext(surface)
    defer {
      destroyContext(context)
      destroy(surface)
    }
    scale(context, Double(ratio), Double(ratio))
    guard draw(context), status(context) == 0 else { return nil }
    flush(surface)
    guard let start = data(surface) else { return nil }
    let pitch = Int(stride(surface))
    return (0..<height).flatMap { row in
      let line = (start + row * pitch).assumingMemoryBound(to: UInt32.self)
      return Array(UnsafeBufferPointer(start: line, count: width))
    }
  }
}
