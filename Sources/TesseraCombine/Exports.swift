// What `import Combine` gives on iOS: Combine itself is OpenCombine's, and what it makes of Foundation's and Dispatch's
// types stands in the files beside this one.
@_exported import FoundationNetworking
@_exported import OpenCombine
