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

/** `/J#61vaScript` is `/JavaScript` (7.3.5). */
const withoutEscapes = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** What the packed streams of objects hold, as far as they can be read. */
function* unpacked(bytes: Buffer, text: string): Generator<string> {
  let left = MOST_BYTES;
  let at = 0;
  for (let seen = 0; seen < MOST && left > 0; seen += 1) {
    at = text.indexOf('stream', at);
    if (at === -1) return;
    const start = at + (text.startsWith('\r\n', at + 6) ? 8 : 7);
    const ends = text.indexOf('endstream', start);
    const head = withoutEscapes(text.slice(Math.max(0, at - DICTIONARY), at));
    const own = head.slice(head.lastIndexOf('obj'));
    at = ends === -1 ? start : ends + 9;
    if (!PACKED.test(own)) continue;
    const part = inflated(bytes.subarray(start, ends === -1 ? undefined : ends), left);
    left -= part.length;
    yield part;
  }
}

function inflated(packed: Buffer, maxOutputLength: number): string {
  try {
    return inflateSync(packed, { maxOutputLength, finishFlush: 2 }).toString('latin1');
  } catch {
    // not packed that way, locked, or broken: what it holds cannot be told
    return packed.toString('latin1');
  }
}

/** Whether a PDF has scripts, files inside or something to launch. A locked one is searched as far as it is open. */
export function hasActiveContent(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  if (ACTIVE.test(withoutEscapes(text))) return true;
  for (const part of unpacked(bytes, text)) if (ACTIVE.test(withoutEscapes(part))) return true;
  return false;
}
