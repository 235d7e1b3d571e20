// Empty on purpose: the toolchain declares a cross-import overlay of this name for files that import Testing and UIKit.
