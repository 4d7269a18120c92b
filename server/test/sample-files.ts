import { crc32, deflateRawSync } from 'node:zlib';
import sharp from 'sharp';

/** A PDF of one empty page, with a text after it that no viewer shows. */
export const pdf = (text = ''): Buffer =>
  Buffer.from(`%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]>>endobj\n% ${text}\ntrailer<</Root 1 0 R>>\n%%EOF\n`);

/** A picture that lies on its side and says so, with a place and a name in it. */
export const sidewaysJpeg = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#c03020' } })
    .withExif({ IFD0: { Artist: 'CANARY of the camera' }, IFD3: { GPSLatitude: '43/1 39/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

export const png = (): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer();

/** The first box of a picture of a phone: it is known by that, and never opened. */
export const heic = (): Buffer =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0heicmif1'), Buffer.alloc(64)]);

interface Part {
  name: string;
  data?: Buffer | string;
  /** What the directory says, where it lies */
  claimed?: number;
}

export const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const types = (main: string): Part => ({
  name: '[Content_Types].xml',
  data: `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
});
const BODY: Part = { name: 'word/document.xml', data: '<w:document/>' };

/** A Word file with these parts besides its own. */
export const docx = (more: Part[] = [], main = MAIN_TYPE): Buffer => zip([types(main), BODY, ...more]);

export function zip(parts: readonly Part[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data = '', claimed } of parts) {
    const plain = Buffer.from(data);
    const packed = deflateRawSync(plain);
    const label = Buffer.from(name);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(crc32(plain), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(claimed ?? plain.length, 18);
    head.writeUInt16LE(label.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), head, label, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), head, tail, label]));
    files.push(local);
    offset += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, entries, Buffer.from('PK\x05\x06'), end]);
}
