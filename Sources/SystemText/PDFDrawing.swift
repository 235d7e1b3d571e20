import Foundation

/// The first page of a PDF file, read by poppler.
enum PDFDrawing {
  private typealias Failure = UnsafeMutableRawPointer?
  private typealias Bytes = @convention(c) (UnsafePointer<UInt8>?, Int) -> OpaquePointer?
  private typealias Release = @convention(c) (OpaquePointer?) -> Void
  private typealias Open =
    @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, UnsafeMutablePointer<Failure>?) -> OpaquePointer?
  private typealias Page = @convention(c) (OpaquePointer?, Int32) -> OpaquePointer?
  private typealias Size =
    @convention(c) (OpaquePointer?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?) -> Void
  private typealias Draw = @convention(c) (OpaquePointer?, OpaquePointer?) -> Void

  private static let library = SharedLibrary("libpoppler-glib.so.8")

  /// Loads the library.
  static func load() { _ = library }

  static func open(_ data: Data) throws(ImageError.Reason) -> VectorDrawing {
    guard let library, let canvas = CairoCanvas(library), let bytes: Bytes = library.function("g_bytes_new"),
      let release: Release = library.function("g_bytes_unref"),
      let open: Open = library.function("poppler_document_new_from_bytes"),
      let page: Page = library.function("poppler_document_get_page"),
      let measure: Size = library.function("poppler_page_get_size"),
      let draw: Draw = library.function("poppler_page_render")
    else { throw .needsLibrary(format: "PDF", package: "libpoppler-glib8") }
    let content = [UInt8](data).withUnsafeBufferPointer { bytes($0.baseAddress, $0.count) }
    defer { release(content) }
    var failure = Failure.none
    guard let file = GLibObject(open(content, nil, &failure), of: library) else {
      throw .damaged(GLibObject.message(of: failure))
    }
    guard let first = GLibObject(page(file.pointer, 0), of: library) else { throw .damaged("it has no page") }
    var (width, height) = (0.0, 0.0)
    measure(first.pointer, &width, &height)
    return VectorDrawing(size: CGSize(width: width, height: height), canvas: canvas) { context in
      // The page refers to the file, which must not be released before.
      withExtendedLifetime(file) { draw(first.pointer, context) }
      return true
    }
  }
}
