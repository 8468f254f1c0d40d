// The only file that calls libarchive (https://github.com/libarchive/libarchive).
//
// Invariants: the pointer that libarchive keeps refers to the box, which lives as long as the reader; the bytes that a
// callback returns stay in place until the next one. libarchive is told what formats to expect: with all of them
// enabled it takes plain text for a list of files (mtree).

import CInnkeeperLibArchive
package import InnkeeperPacking

/// A member as listed in the archive.
package struct ArchiveEntry: Sendable, Equatable {
    package enum Kind: Sendable {
        case file, folder, link, other
    }

    /// As written; invalid characters become U+FFFD.
    package var name: String
    package var kind: Kind
    package var isEncrypted: Bool
}

/// Iterates over the members of an archive, or the single content of a compressed file.
@safe package final class ArchiveReader {
    private let archive: OpaquePointer
    private let box: Box
    /// A zip without members is only its end record, which libarchive doesn't recognise as a zip.
    private var isEmptyZip = false
    /// A locale in which names are UTF-8.
    private let locale: UnsafeMutableRawPointer?

    @safe private final class Box {
        let input: ArchiveInput
        var offset: Int64 = 0
        var failure: String?
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)

        init(_ input: ArchiveInput) { self.input = input }

        deinit { unsafe buffer.deallocate() }

        static func of(_ data: UnsafeMutableRawPointer?) -> Box? {
            unsafe data.map { unsafe Unmanaged<Box>.fromOpaque($0).takeUnretainedValue() }
        }

        /// Reads the next bytes into `buffer`; -1 if they can't be read.
        func fill() -> Int {
            do {
                let bytes = try input.read(offset, unsafe buffer.count)
                unsafe buffer.copyBytes(from: bytes)
                offset += Int64(bytes.count)
                return bytes.count
            } catch {
                failure = (error as? ArchiveFault)?.message ?? "\(error)"
                return -1
            }
        }
    }

    /// `opensTar` is whether a tar in a compressed file is opened too.
    package init(_ input: ArchiveInput, as format: ArchiveFormat, opensTar: Bool = true) throws(ArchiveFault) {
        guard let archive = unsafe archive_read_new() else { throw ArchiveFault(.damaged, "there is no memory for it") }
        unsafe self.archive = unsafe archive
        box = Box(input)
        unsafe locale = innkeeper_make_utf8_locale()
        switch format {
        case .zip: unsafe archive_read_support_format_zip_seekable(archive)
        case .tar: unsafe archive_read_support_format_tar(archive)
        case .gzip: unsafe archive_read_support_filter_gzip(archive)
        case .zstd: unsafe archive_read_support_filter_zstd(archive)
        case .xz: unsafe archive_read_support_filter_xz(archive)
        case .bzip2: unsafe archive_read_support_filter_bzip2(archive)
        }
        if format.isCompression {
            if opensTar { unsafe archive_read_support_format_tar(archive) }
            unsafe archive_read_support_format_raw(archive)
            unsafe archive_read_support_format_empty(archive)
        }
        unsafe archive_read_set_read_callback(archive) { _, data, buffer in
            guard let box = unsafe Box.of(data) else { return -1 }
            let count = box.fill()
            unsafe buffer?.pointee = UnsafeRawPointer(box.buffer.baseAddress)
            return count
        }
        unsafe archive_read_set_seek_callback(archive) { _, data, offset, whence in
            guard let box = unsafe Box.of(data) else { return -1 }
            // SEEK_SET, SEEK_CUR, SEEK_END
            let start = whence == 0 ? 0 : whence == 1 ? box.offset : box.input.size
            box.offset = min(max(0, start + offset), box.input.size)
            return box.offset
        }
        unsafe archive_read_set_callback_data(archive, Unmanaged.passUnretained(box).toOpaque())
        if format == .zip, box.fill() >= 0, ArchiveFormat.isEmptyZip(unsafe Array(box.buffer.prefix(4))) {
            isEmptyZip = true
            return
        }
        box.offset = 0
        let status = inUTF8 { unsafe archive_read_open1(archive) }
        guard status >= ARCHIVE_WARN else { throw fault() }
    }

    deinit {
        unsafe archive_read_free(archive)
        unsafe innkeeper_free_locale(locale)
    }

    /// The next member; nil after the last.
    package func next() throws(ArchiveFault) -> ArchiveEntry? {
        if isEmptyZip { return nil }
        var entry: OpaquePointer?
        let status = inUTF8 { unsafe archive_read_next_header(archive, &entry) }
        if status == ARCHIVE_EOF { return nil }
        guard status >= ARCHIVE_WARN, let entry = unsafe entry else { throw fault() }
        let name = inUTF8 { unsafe archive_entry_pathname(entry).map { unsafe String(cString: $0) } }
        let type = unsafe archive_entry_filetype(entry)
        let isLink = unsafe archive_entry_hardlink(entry) != nil || archive_entry_symlink(entry) != nil
        let kind: ArchiveEntry.Kind =
            isLink || type == 0o120000
            ? .link : type == 0o040000 ? .folder : type == 0o100000 || type == 0 ? .file : .other
        return ArchiveEntry(name: name ?? "", kind: kind, isEncrypted: unsafe archive_entry_is_encrypted(entry) == 1)
    }

    /// The next bytes of the member; empty at its end.
    package func read(_ count: Int) throws(ArchiveFault) -> [UInt8] {
        var got = 0
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            got = unsafe archive_read_data(archive, buffer.baseAddress, count)
            filled = max(0, got)
        }
        guard got >= 0 else { throw fault() }
        return bytes
    }

    /// Whether the last member is from a tar.
    package var isTar: Bool { unsafe archive_format(archive) & ARCHIVE_FORMAT_BASE_MASK == ARCHIVE_FORMAT_TAR }

    /// Whether it was compressed twice: libarchive undoes both.
    package var isCompressedTwice: Bool { unsafe archive_filter_count(archive) > 2 }

    private func fault() -> ArchiveFault {
        if let failure = box.failure { return ArchiveFault(.damaged, failure) }
        guard let text = unsafe archive_error_string(archive) else { return ArchiveFault(.damaged, "it is damaged") }
        let damage = unsafe String(cString: text)
        return ArchiveFault(.damaged, "it is damaged: \(damage)", damage: damage)
    }

    private func inUTF8<Result>(_ body: () -> Result) -> Result {
        let before = unsafe innkeeper_use_locale(locale)
        defer { _ = unsafe innkeeper_use_locale(before) }
        return body()
    }
}
