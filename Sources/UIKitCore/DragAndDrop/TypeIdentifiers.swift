// The identifiers of types as MobileCoreServices names them.

/// The identifier of any item.
public let kUTTypeItem: CFString = "public.item"
/// The identifier of any content.
public let kUTTypeContent: CFString = "public.content"
/// The identifier of a stream of bytes.
public let kUTTypeData: CFString = "public.data"
/// The identifier of a folder.
public let kUTTypeFolder: CFString = "public.folder"
/// The identifier of any text.
public let kUTTypeText: CFString = "public.text"
/// The identifier of text without formatting.
public let kUTTypePlainText: CFString = "public.plain-text"
/// The identifier of text in UTF-8.
public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// The identifier of HTML.
public let kUTTypeHTML: CFString = "public.html"
/// The identifier of XML.
public let kUTTypeXML: CFString = "public.xml"
/// The identifier of rich text.
public let kUTTypeRTF: CFString = "public.rtf"
/// The identifier of JSON.
public let kUTTypeJSON: CFString = "public.json"
/// The identifier of an address.
public let kUTTypeURL: CFString = "public.url"
/// The identifier of the address of a file.
public let kUTTypeFileURL: CFString = "public.file-url"
/// The identifier of any picture.
public let kUTTypeImage: CFString = "public.image"
/// The identifier of a PNG picture.
public let kUTTypePNG: CFString = "public.png"
/// The identifier of a JPEG picture.
public let kUTTypeJPEG: CFString = "public.jpeg"
/// The identifier of a GIF picture.
public let kUTTypeGIF: CFString = "com.compuserve.gif"
/// The identifier of a TIFF picture.
public let kUTTypeTIFF: CFString = "public.tiff"
/// The identifier of any movie.
public let kUTTypeMovie: CFString = "public.movie"
/// The identifier of a movie without sound.
public let kUTTypeVideo: CFString = "public.video"
/// The identifier of any sound.
public let kUTTypeAudio: CFString = "public.audio"
/// The identifier of an MPEG-4 movie.
public let kUTTypeMPEG4: CFString = "public.mpeg-4"
/// The identifier of a QuickTime movie.
public let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
/// The identifier of an MP3 sound.
public let kUTTypeMP3: CFString = "public.mp3"
/// The identifier of a PDF document.
public let kUTTypePDF: CFString = "com.adobe.pdf"
/// The identifier of a zip archive.
public let kUTTypeZipArchive: CFString = "com.pkware.zip-archive"
