import { inflateSync } from 'node:zlib';

/**
 * What a PDF does beside showing pages (ISO 32000-1, 7.11.4, 12.6.4 and 13): scripts, programs to launch, files inside, forms
 * of XFA, media players. A browser's viewer runs none of it outside its sandbox; other programs may.
 */
const ACTIVE = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|EF|RichMedia|XFA|Rendition)(?![A-Za-z0-9#])/;
/** Streams of objects hide names from a search of the file. */
const PACKED = /\/ObjStm(?![A-Za-z0-9#])/;
/** A hostile file costs no more than another: how many streams are looked into, and how much of them. */
const MOST = 500;
const MOST_BYTES = 32 * 1024 * 1024;
const DICTIONARY = 2_048;
const STREAM = 'stream';

const HASH = 0x23;

/** The half of a byte that a hexadecimal digit stands for; undefined where it is none. */
function halfOf(digit: number | undefined): number | undefined {
  if (digit === undefined) return undefined;
  if (digit >= 0x30 && digit <= 0x39) return digit - 0x30;
  // in small letters
  const letter = digit | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : undefined;
}

/** `/J#61vaScript` is `/JavaScript` (7.3.5). Byte by byte: five megabytes of such signs took seconds as a pattern. */
function withoutEscapes(bytes: Buffer): string {
  if (!bytes.includes(HASH)) return bytes.toString('latin1');
  const plain = Buffer.allocUnsafe(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    const high = byte === HASH ? halfOf(bytes[at + 1]) : undefined;
    const low = high === undefined ? undefined : halfOf(bytes[at + 2]);
    const isEscape = high !== undefined && low !== undefined;
    plain[length] = isEscape ? high * 16 + low : byte;
    length += 1;
    if (isEscape) at += 2;
  }
  return plain.toString('latin1', 0, length);
}

/**
 * What the packed streams of objects hold, as far as they can be read. The word `stream` may stand anywhere, in a comment
 * too: only behind the dictionary of a packed one is an end looked for.
 */
function* unpacked(bytes: Buffer): Generator<Buffer> {
  let left = MOST_BYTES;
  let hasEnd = true;
  for (let [at, behind, seen] = [bytes.indexOf(STREAM), 0, 0]; at !== -1; at = bytes.indexOf(STREAM, behind)) {
    const head = withoutEscapes(bytes.subarray(Math.max(behind, at - DICTIONARY), at));
    behind = at + STREAM.length;
    if (!PACKED.test(head.slice(head.lastIndexOf('obj')))) continue;
    if (seen === MOST || left <= 0) return;
    seen += 1;
    const start = behind + (bytes.toString('latin1', behind, behind + 2) === '\r\n' ? 2 : 1);
    // where there is none behind this one, there is none behind the next
    const end: number = hasEnd ? bytes.indexOf('endstream', start) : -1;
    hasEnd = end !== -1;
    if (hasEnd) behind = end + 9;
    const part = inflated(bytes.subarray(start, hasEnd ? end : undefined), left);
    left -= part.length;
    yield part;
  }
}

function inflated(packed: Buffer, maxOutputLength: number): Buffer {
  try {
    return inflateSync(packed, { maxOutputLength, finishFlush: 2 });
  } catch {
    // not packed that way, locked, or broken: what it holds cannot be told
    return packed;
  }
}

/** Whether a PDF has scripts, files inside or something to launch. A locked one is searched as far as it is open. */
export function hasActiveContent(bytes: Buffer): boolean {
  if (ACTIVE.test(withoutEscapes(bytes))) return true;
  for (const part of unpacked(bytes)) if (ACTIVE.test(withoutEscapes(part))) return true;
  return false;
}
