// The equivalent of `import Combine` on iOS: OpenCombine provides Combine itself, and the files beside this one its
// extensions of types of Foundation and Dispatch.
@_exported import FoundationNetworking
@_exported import OpenCombine
