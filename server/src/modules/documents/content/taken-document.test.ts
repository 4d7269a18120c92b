import sharp from 'sharp';
import { docx, heic, pdf, png, sidewaysJpeg, zip } from '../../../../test/sample-files.js';
import { fileNameOf } from './file-name.js';
import { takeDocument } from './taken-document.js';

const refusal = (bytes: Buffer): Promise<string> =>
  takeDocument(bytes).then(
    () => 'taken',
    (error: unknown) => (error as Error).message,
  );

test('a file is what its bytes say', async () => {
  const taken = await Promise.all(
    [pdf(), await sidewaysJpeg(), await png(), docx(), heic()].map((bytes) => takeDocument(bytes)),
  );
  expect(taken.map(({ extension }) => extension)).toEqual(['pdf', 'jpg', 'png', 'docx', 'heic']);
});

test('a picture is turned upright, and nothing but its pixels is kept', async () => {
  const sent = await sidewaysJpeg();
  expect((await sharp(sent).metadata()).exif).toBeDefined();
  expect(sent.includes('CANARY')).toBe(true);
  const { bytes } = await takeDocument(sent);
  const { width, height, exif, icc, xmp, orientation } = await sharp(bytes).metadata();
  expect({ width, height, exif, icc, xmp, orientation }).toEqual({ width: 20, height: 40 });
  expect(bytes.includes('CANARY')).toBe(false);
});

test('what stands behind a picture is not kept', async () => {
  const { bytes } = await takeDocument(Buffer.concat([await png(), Buffer.from('<script>alert(1)</script>')]));
  expect(bytes.includes('script')).toBe(false);
});

const BAD: [string, () => Buffer | Promise<Buffer>, RegExp][] = [
  ['nothing', () => Buffer.alloc(0), /empty/],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), /We take PDF/],
  [
    'a drawing with a script',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    /We take PDF/,
  ],
  ['a program', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]), /We take PDF/],
  ['a page that holds a PDF', () => Buffer.concat([Buffer.from('<html>'), pdf()]), /We take PDF/],
  ['any zip', () => zip([{ name: 'a.txt', data: 'x' }]), /We take PDF/],
  [
    'a PDF with a password',
    () => Buffer.concat([pdf(), Buffer.from('trailer<</Root 1 0 R/Encrypt 5 0 R>>')]),
    /password/,
  ],
  ['a broken picture', async () => (await sidewaysJpeg()).subarray(0, 300), /can’t read this picture/],
  ['a Word file with macros', () => docx([{ name: 'word/vbaProject.bin', data: 'x' }]), /macros/],
  [
    'a Word file of the type with macros',
    () => docx([], 'application/vnd.ms-word.document.macroEnabled.main+xml'),
    /macros/,
  ],
  [
    'a Word file that leads out of its folder',
    () => docx([{ name: '../../etc/passwd', data: 'x' }]),
    /can’t open this Word file/,
  ],
  ['a Word file with an absolute path', () => docx([{ name: '/etc/passwd', data: 'x' }]), /can’t open this Word file/],
  [
    'a Word file with a part twice',
    () => docx([{ name: 'word/document.xml', data: 'other' }]),
    /can’t open this Word file/,
  ],
  [
    'a Word file with 2,001 parts',
    () => docx(Array.from({ length: 2_001 }, (_, n) => ({ name: `word/p${n}.xml` }))),
    /too big/,
  ],
  [
    'a Word file of 101 MB inside',
    () => docx([{ name: 'word/media/a.bin', data: Buffer.alloc(101 * 1024 * 1024) }]),
    /too big/,
  ],
  [
    'a Word file that lies about its size',
    () => docx([{ name: 'word/a.bin', data: Buffer.alloc(1_000_000), claimed: 10 }]),
    /can’t open this Word file/,
  ],
];

test.each(BAD)('%s is refused in words', async (_what, make, words) => {
  expect(await refusal(await make())).toMatch(words);
});

test('a PDF that only mentions the word is no PDF with a password', async () => {
  expect(await refusal(pdf('/Encrypt is the name of a key'))).toBe('taken');
});

test.each([
  ['T4 2025.pdf', 'pdf', 'T4 2025.pdf'],
  ['pay.pdf.exe', 'pdf', 'pay.pdf'],
  ['../../etc/passwd', 'pdf', 'passwd.pdf'],
  ['C:\\Users\\ada\\Letter.DOCX', 'docx', 'Letter.docx'],
  ['evil\u202efdp.exe', 'pdf', 'evilfdp.pdf'],
  ['a\r\nSet-Cookie: x\0.png', 'png', 'aSet-Cookie x.png'],
  ['.htaccess', 'pdf', 'htaccess.pdf'],
  ['T4 046 454 286.pdf', 'pdf', 'T4.pdf'],
  ['', 'heic', 'document.heic'],
  ['é'.repeat(300), 'jpg', `${'é'.repeat(100)}.jpg`],
])('%j is called %s %j', (sent, extension, name) => {
  expect(fileNameOf(sent, extension)).toBe(name);
});
