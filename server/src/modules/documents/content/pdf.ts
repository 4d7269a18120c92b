const MARK = Buffer.from('/Encrypt');
/** A reference to the dictionary, or the dictionary itself: the trailer and the stream of references are never packed. */
const IN_USE = /^\/Encrypt\s*(\d+\s+\d+\s+R|<<)/;
const LOOK_BYTES = 64;

/** Whether a PDF can be opened with a password alone. Nothing else of it is read: a PDF is only ever shown by a viewer. */
export function isEncryptedPdf(bytes: Buffer): boolean {
  for (let at = bytes.indexOf(MARK); at !== -1; at = bytes.indexOf(MARK, at + MARK.length)) {
    if (IN_USE.test(bytes.toString('latin1', at, at + LOOK_BYTES))) return true;
  }
  return false;
}
