import PDFDocument from 'pdfkit';
import { docx, pdf, png } from '../../../../test/sample-files.js';
import { takeDocument } from './taken-document.js';

const outcome = (bytes: Buffer): Promise<string> =>
  takeDocument(bytes).then(
    ({ extension }) => extension,
    (error: unknown) => (error as Error).message,
  );

type Version = '1.3' | '1.4' | '1.7' | '1.7ext3';
/** A page with both or one of its passwords. */
function locked(pdfVersion: Version, passwords: { userPassword?: string; ownerPassword?: string }): Promise<Buffer> {
  const document = new PDFDocument({ pdfVersion, ...passwords });
  const pieces: Buffer[] = [];
  document.on('data', (piece: Buffer) => pieces.push(piece));
  document.text('A statement of a bank');
  document.end();
  return new Promise((resolve) => {
    document.on('end', () => resolve(Buffer.concat(pieces)));
  });
}

/** With this encryption dictionary, as an object of its own before or behind the trailer, or in it. */
const encrypted = (dictionary: string): Buffer =>
  Buffer.from(`${pdf().toString('latin1')}
7 0 obj\n${dictionary}\nendobj\ntrailer<</Root 1 0 R/Encrypt 7 0 R/ID[<680f95cd><6996ab87>]>>\n%%EOF\n`);
const direct = (dictionary: string): Buffer =>
  Buffer.from(`${pdf().toString('latin1')}\ntrailer<</Root 1 0 R/Encrypt${dictionary}>>\n%%EOF\n`);
/** The keys of the hardened hash of PDF 2.0, from qpdf: with an empty user password, and with one */
const R6_OPEN = '35b5b92b386ca91872b1cf88503a4a7d29f8260d6a9e1b4b99b291a9c09a34d3f5533c78ea90e1aad3351074eb5a77be';
const R6_SHUT = 'af0553fcf17c2e9513990b003d412132f445566615e83ac6707d949f5e80019aa80ebe350dacff41cfd8b3ebd3476df9';
const r6 = (user: string): string =>
  `<</CF<</StdCF<</AuthEvent/DocOpen/CFM/AESV3/Length 32>>>>/Filter/Standard/Length 256/R 6/U<${user}>/V 5>>`;
const before = (text: string | Buffer): Buffer => Buffer.concat([Buffer.from(text), pdf()]);

const TAKEN: [string, () => Buffer | Promise<Buffer>][] = [
  ['a plain one', () => pdf()],
  ...(['1.3', '1.4', '1.7', '1.7ext3'] as const).map((version): [string, () => Promise<Buffer>] => [
    `PDF ${version}, locked against editing`,
    () => locked(version, { ownerPassword: 'owner' }),
  ]),
  ['PDF 2.0, locked against editing', () => encrypted(r6(R6_OPEN))],
  ['the same with its dictionary in the trailer', () => direct(r6(R6_OPEN))],
  ['one that speaks of encryption', () => pdf('(/Encrypt 5 0 R)')],
  ['one whose trailer names an object that is none', () => pdf('trailer<</Root 1 0 R/Encrypt 99 0 R>>')],
  ['a line end before it', () => before('\n')],
  ['Windows line ends before it', () => before('\r\n\r\n')],
  ['a byte-order mark before it', () => before('\ufeff')],
  ['a byte-order mark and a line before it', () => before('\ufeff\n')],
  ['spaces before it', () => before('   \t ')],
  ['the head of a reply before it', () => before('Content-Type: application/pdf\r\nContent-Length: 300\r\n\r\n')],
  ['the words of a printer before it', () => before('\x1b%-12345X@PJL ENTER LANGUAGE=PDF\r\n')],
  ['zeros before it', () => before(Buffer.alloc(128))],
  ['its header at the last place', () => before('x'.repeat(1_019))],
  ['words after its end', () => Buffer.concat([pdf(), Buffer.from('\nprinted by a bank\n')])],
  ['an empty line after its end', () => Buffer.concat([pdf(), Buffer.from('\r\n\0\0')])],
];

test.each(TAKEN)('a PDF is taken: %s', async (_what, make) => {
  expect(await outcome(await make())).toBe('pdf');
});

test('what stands before a PDF is not kept', async () => {
  expect((await takeDocument(before('\r\nX-Secret: 1\r\n\r\n'))).bytes.subarray(0, 8).toString()).toBe('%PDF-1.4');
});

const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const REFUSED: [string, () => Buffer | Promise<Buffer>, RegExp][] = [
  ...(['1.3', '1.4', '1.7', '1.7ext3'] as const).map((version): [string, () => Promise<Buffer>, RegExp] => [
    `PDF ${version} with a password`,
    () => locked(version, { userPassword: 'user', ownerPassword: 'owner' }),
    /asks for a password/,
  ]),
  ['PDF 2.0 with a password', () => encrypted(r6(R6_SHUT)), /asks for a password/],
  ['one locked with a certificate', () => encrypted('<</Filter/Adobe.PubSec/V 4/R 4>>'), /certificate/],
  ['one whose lock is broken', () => encrypted('<</Filter/Standard/V 4/R 4/U(x)>>'), /asks for a password/],
  ['a page that holds a PDF', () => before('<html>'), /We take PDF/],
  ['a drawing that holds one', () => before('\n<svg onload="x">'), /We take PDF/],
  ['a comment of a page before one', () => before('<!-- -->'), /We take PDF/],
  ['a script that holds one', () => before('#!/bin/sh\n'), /We take PDF/],
  ['a program that holds one', () => before('MZ\x90\0'), /We take PDF/],
  ['one whose header comes too late', () => before('x'.repeat(1_024)), /We take PDF/],
  ['words about a PDF', () => Buffer.from('The PDF is attached.'), /We take PDF/],
  [
    'an older Word file',
    () => Buffer.concat([OLE, Buffer.alloc(600)]),
    /older Word or Excel file \(\.doc, \.xls\)\. We/,
  ],
  ['a rich text file', () => Buffer.from('{\\rtf1\\ansi A résumé}'), /rich text file/],
  ['a moving picture', () => Buffer.from('GIF89a\x01\0\x01\0\0\0\0;'), /GIF picture/],
  ['a picture of the web', () => Buffer.from('RIFF\x1a\0\0\0WEBPVP8 \x0e\0\0\0'), /WebP picture/],
];

test.each(REFUSED)('refused for its true reason: %s', async (_what, make, words) => {
  expect(await outcome(await make())).toMatch(words);
});

test('pictures and Word files are still what they are', async () => {
  expect([await outcome(await png()), await outcome(docx())]).toEqual(['png', 'docx']);
});
