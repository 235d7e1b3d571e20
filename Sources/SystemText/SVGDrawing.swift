import Foundation

/// An SVG file, read by librsvg.
enum SVGDrawing {
  private typealias Failure = UnsafeMutableRawPointer?
  private typealias Open =
    @convention(c) (UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<Failure>?) -> OpaquePointer?
  private typealias Size =
    @convention(c) (OpaquePointer?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?) -> Int32
  private typealias Draw =
    @convention(c) (OpaquePointer?, OpaquePointer?, UnsafePointer<Double>?, UnsafeMutablePointer<Failure>?) -> Int32
  private typealias Dimensions =
    @convention(c) (
      OpaquePointer?, UnsafeMutablePointer<Int32>?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?,
      UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Double>?
    ) -> Void

  private static let library = SharedLibrary("librsvg-2.so.2")

  /// Loads the library.
  static func load() { _ = library }

  static func open(_ data: Data) throws(ImageError.Reason) -> VectorDrawing {
    guard let library, let canvas = CairoCanvas(library),
      let open: Open = library.function("rsvg_handle_new_from_data"),
      let draw: Draw = library.function("rsvg_handle_render_document")
    else { throw .needsLibrary(format: "SVG", package: "librsvg2-2") }
    var failure = Failure.none
    let handle = [UInt8](data).withUnsafeBufferPointer { open($0.baseAddress, $0.count, &failure) }
    guard let file = GLibObject(handle, of: library) else { throw .damaged(GLibObject.message(of: failure)) }
    let size = size(of: file, library)
    return VectorDrawing(size: size, canvas: canvas) { context in
      draw(file.pointer, context, [0, 0, Double(size.width), Double(size.height)], nil) != 0
    }
  }

  /// Returns the size that the file states, or else that of its view box.
  private static func size(of file: GLibObject, _ library: SharedLibrary) -> CGSize {
    var (width, height) = (0.0, 0.0)
    if let size: Size = library.function("rsvg_handle_get_intrinsic_size_in_pixels"),
      size(file.pointer, &width, &height) != 0
    {
      return CGSize(width: width, height: height)
    }
    guard let read: Dimensions = library.function("rsvg_handle_get_intrinsic_dimensions") else { return .zero }
    var (hasWidth, hasHeight, hasBox) = (Int32(0), Int32(0), Int32(0))
    // A length has a number and a unit.
    var lengths = [0.0, 0, 0, 0]
    var box = [0.0, 0, 0, 0]
    lengths.withUnsafeMutableBytes { lengths in
      read(
        file.pointer, &hasWidth, lengths.baseAddress, &hasHeight, lengths.baseAddress.map { $0 + 16 }, &hasBox, &box)
    }
    return hasBox != 0 ? CGSize(width: box[2], height: box[3]) : .zero
  }
}
