import Foundation
import OpenCombine

// The coders of Foundation are those of Combine.
extension JSONDecoder: @retroactive TopLevelDecoder {}
extension PropertyListDecoder: @retroactive TopLevelDecoder {}
extension JSONEncoder: @retroactive TopLevelEncoder {}
extension PropertyListEncoder: @retroactive TopLevelEncoder {}
