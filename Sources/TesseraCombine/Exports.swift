// The equivalent of `import Combine` on iOS: OpenCombine provides Combine itself, TesseraPublishers its extensions of types
// of Foundation and Dispatch, and the file beside this one that of URLSession, whose library takes longer to load than
// everything else together.
@_exported import FoundationNetworking
@_exported import TesseraPublishers
