import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { docx, heic, MAIN_TYPE, pdf, png, sidewaysJpeg, zip } from '../../../../test/sample-files.js';
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

const WORD = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const related = (type: string, more = ''): Buffer =>
  docx([
    {
      name: 'word/_rels/document.xml.rels',
      data: `<Relationships><Relationship Id="a" Type="${WORD}/${type}" Target="x"${more}/></Relationships>`,
    },
  ]);
const words = (xml: string): Buffer => docx([{ name: 'word/header1.xml', data: `<w:hdr>${xml}</w:hdr>` }]);
const drawing = (doctype: string): Buffer =>
  docx([
    {
      name: 'word/media/image1.svg',
      data: `<?xml version="1.0" encoding="UTF-8"?>\n${doctype}\n<svg xmlns="http://www.w3.org/2000/svg"/>`,
    },
  ]);
const fieldChar = (kind: string): string => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`;
/** A field with its instruction in so many runs, or other fields between them */
const field = (...pieces: string[]): string => {
  const runs = pieces.map((piece) =>
    piece.startsWith('<') ? piece : `<w:r><w:instrText>${piece}</w:instrText></w:r>`,
  );
  return `${fieldChar('begin')}${runs.join('')}${fieldChar('separate')}<w:r><w:t>1</w:t></w:r>${fieldChar('end')}`;
};

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
  ['a broken picture', async () => (await sidewaysJpeg()).subarray(0, 300), /can’t read this picture/],
  ['a Word file with macros', () => docx([{ name: 'word/vbaProject.bin', data: 'x' }]), /macros/],
  [
    'a Word file of the type with macros',
    () => docx([], 'application/vnd.ms-word.document.macroEnabled.main+xml'),
    /macros/,
  ],
  [
    'a Word file with a template elsewhere',
    () => related('attachedTemplate', ' TargetMode="External"'),
    /another place/,
  ],
  ['a Word file with a picture elsewhere', () => related('image', ' TargetMode="Exter&#110;al"'), /another place/],
  ['a Word file with an object', () => related('oleObject'), /another file inside/],
  ['a Word file with an object of no name', () => docx([{ name: 'word/embeddings/oleObject1.bin' }]), /another file/],
  ['a Word file with a page to be read in', () => words('<w:altChunk r:id="a"/>'), /another file inside/],
  ['a Word file with DDE', () => words(field('DDEAUTO c:\\\\cmd.exe "/k calc"')), /another program/],
  ['DDE in pieces', () => words(field('D', 'DEAU', 'TO excel x y')), /another program/],
  ['DDE in one element', () => words('<w:fldSimple w:instr=" dde excel x y "/>'), /another program/],
  ['DDE whose name is made by a field', () => words(field(field('QUOTE 68 68 69'), ' excel x y')), /another program/],
  ['DDE whose name ends in a field', () => words(field('DD', field('QUOTE 69'), ' excel x y')), /another program/],
  [
    'DDE in a part of another name',
    () => docx([{ name: 'word/a.dat', data: `<a>${field('DDE a b')}</a>` }]),
    /program/,
  ],
  [
    'DDE in two bytes a letter',
    () => docx([{ name: 'word/b.xml', data: Buffer.from(`\ufeff<a>${field('DDE a b')}</a>`, 'utf16le') }]),
    /program/,
  ],
  ['a Word file that includes a file', () => words(field('INCLUDEPICTURE "http://evil.test/a.png"')), /program/],
  ['a Word file whose XML is none', () => docx([{ name: 'word/c.xml', data: '<a>' }]), /can’t open/],
  ['a Word file with entities', () => docx([{ name: 'word/c.xml', data: '<!DOCTYPE a []><a/>' }]), /can’t open/],
  ['a drawing with entities', () => drawing('<!DOCTYPE svg [<!ENTITY a "b">]>'), /can’t open/],
  ['a drawing with entities from elsewhere', () => drawing('<!DOCTYPE svg SYSTEM "http://evil.test/a">'), /can’t open/],
  [
    'a drawing with rules from elsewhere',
    () => drawing('<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://evil.test/www.w3.org/a">'),
    /can’t open/,
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

test('a Word file that Word for the web saved is taken: its text is where the list of types says', async () => {
  const named = (where: string, text: string): Buffer =>
    zip([
      {
        name: '[Content_Types].xml',
        data: `<Types><Override PartName="/${where}" ContentType="${MAIN_TYPE}"/></Types>`,
      },
      { name: text, data: '<w:document/>' },
    ]);
  expect(await refusal(named('word/document2.xml', 'word/document2.xml'))).toBe('taken');
  expect(await refusal(named('word/document2.xml', 'word/document.xml'))).toMatch(/can’t open this Word file/);
});

/** A container of older Office files with this name in its directory */
const container = (name: string): Buffer =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1_000), Buffer.from(name, 'utf16le')]);

test.each([
  ['a Word file with a password', container('EncryptedPackage'), /^This file asks for a password/],
  ['an email from Outlook', container('__properties_version1.0'), /^This is an email saved from Outlook/],
  ['an old Word file', container('WordDocument'), /^This is an older Word or Excel file/],
  ['a Pages file', zip([{ name: 'Index/Document.iwa', data: 'x' }]), /^This is a Pages or Numbers file/],
])('%s is refused for what it is', async (_what, bytes, words) => {
  expect(await refusal(bytes)).toMatch(words);
});

test('a picture that moves is taken as the picture it shows', async () => {
  const still = await png();
  // what makes it one stands behind the header, with its own sum
  const control = Buffer.from('000000086163544c0000000100000000', 'hex');
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(control.subarray(4)));
  const moving = Buffer.concat([still.subarray(0, 33), control, sum, still.subarray(33)]);
  const { extension, bytes } = await takeDocument(moving);
  expect([extension, bytes.includes('acTL')]).toEqual(['png', false]);
});

test('a Word file as people have it is taken: links, page numbers, a chart, a word that is a command elsewhere', async () => {
  const usual = [
    related('hyperlink', ' TargetMode="External"'),
    words(
      field(' PAGE ') + field('HYPERLINK "https://bank.example/a?b"') + field('IF ', field('PAGE'), ' = 1 "DDE" ""'),
    ),
    words('<w:t>DDEAUTO is a command</w:t>'),
    docx([{ name: 'word/embeddings/Microsoft_Excel_Sheet1.xlsx', data: 'PK' }]),
    drawing('<!DOCTYPE svg>'),
    // as Inkscape and CorelDRAW write it
    drawing('<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN"\n "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'),
    drawing(
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 20010904//EN" "http://www.w3.org/TR/2001/REC-SVG-20010904/DTD/svg10.dtd">',
    ),
  ];
  for (const bytes of usual) expect(await refusal(bytes)).toBe('taken');
});

test('sixty thousand fields inside one of a long instruction are read once', async () => {
  const inside = `${fieldChar('begin')}${fieldChar('end')}`.repeat(60_000);
  const long = `<w:r><w:instrText>${'A'.repeat(4_000_000)}</w:instrText></w:r>`;
  expect(await refusal(words(`${fieldChar('begin')}${long}${inside}${fieldChar('end')}`))).toBe('taken');
  // what comes first counts, however much stands around it
  const late = `<w:r><w:instrText>${' '.repeat(200)}</w:instrText></w:r><w:r><w:instrText>DDE${' a'.repeat(200)}</w:instrText></w:r>`;
  expect(await refusal(words(`${fieldChar('begin')}${late}${fieldChar('end')}`))).toMatch(/another program/);
});

test('a PDF that only mentions the word is no PDF with a password', async () => {
  expect(await refusal(pdf('/Encrypt is the name of a key'))).toBe('taken');
});

test.each([
  ['T4 2025.pdf', 'pdf', 'T4 2025.pdf'],
  ['Pay.2026.10.pdf', 'pdf', 'Pay.2026.10.pdf'],
  ['J.R.Singh T4.pdf', 'pdf', 'J.R.Singh T4.pdf'],
  ['2026.10.31.JPG', 'jpg', '2026.10.31.jpg'],
  ['Pay 10.2026', 'pdf', 'Pay 10.2026.pdf'],
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
