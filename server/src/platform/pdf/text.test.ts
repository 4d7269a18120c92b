import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { extractText } from 'unpdf';
import { pagesOf } from '../../../test/pdf-words.js';
import { facesFor, type Weight } from './faces.js';
import { PdfText } from './text.js';

const SIZE = 12;

interface Written {
  text: PdfText;
  pdf: PDFKit.PDFDocument;
}

async function begun(words: string): Promise<Written> {
  const pdf = new PDFDocument();
  return { pdf, text: new PdfText(pdf, await facesFor(words)) };
}

const lined = ({ text }: Written, words: string, width = 400, weight: Weight = 700) =>
  text.lines([{ text: words, weight, color: '#000' }], SIZE, width);

async function pdfOf(words: string): Promise<Buffer> {
  const written = await begun(words);
  written.text.draw(lined(written, words), { x: 72, y: 72, size: SIZE });
  written.pdf.end();
  return buffer(written.pdf);
}

const NAMES = [
  'Nguyễn Thị Ánh',
  'Łukasz Żółć',
  'Đorđe Šešelj',
  'Zoë Beauséjour-Ñandú',
  'Ångström Þórðarson',
  'Иван Їжакевич',
  'Γιώργος Παπαδόπουλος',
  'ਜਸਪ੍ਰੀਤ ਕੌਰ',
  'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ ਢਿੱਲੋਂ',
  '王小明',
  '陳大文 (Chan Tai-man)',
  'Kaya Şahin, İstanbul',
  'இராமசாமி ஸ்ரீதர்',
  'प्रिया शर्मा',
  'สมชาย ที่รัก น้ำ',
  '김민수',
  '山田 さくら カタカナ',
];

test.each(NAMES)('%s is read back as it was written', async (name) => {
  const pdf = await pdfOf(name);
  expect(pagesOf(pdf).join('').replaceAll('\n', '')).toBe(name);
  expect(pdf.length).toBeLessThan(60_000);
});

/** Drawn from their last letter to their first; a reader turns them round. */
const FROM_THE_RIGHT = [
  'محمد علي',
  'علاء الدين پژوهی',
  'פרופ׳ דוד כהן',
  'Fatima (فاطمة الزهراء) 12',
  'محمد بن سلمان ١٢٣',
];

test.each(FROM_THE_RIGHT)('%s is read back by another program', async (name) => {
  const pdf = await pdfOf(name);
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  expect(text.replaceAll(' ', '')).toBe(name.replaceAll(' ', ''));
  expect(pdf.length).toBeLessThan(60_000);
});

test('another program reads them too', async () => {
  // a reader that looks at the glyphs sees those of India in the order they are drawn
  for (const name of NAMES.filter(
    (one) => !/[\p{Script=Gurmukhi}\p{Script=Devanagari}\p{Script=Tamil}]|ำ/u.test(one),
  )) {
    const { text } = await extractText(new Uint8Array(await pdfOf(name)), { mergePages: true });
    expect(text.replaceAll(' ', '')).toBe(name.replaceAll(' ', ''));
  }
});

test.each([
  ['አበበ', '[U+12A0 U+1260 U+1260]'],
  ['Lee ᄒ', 'Lee [U+1112]'],
  ['Ada 🦄', 'Ada [U+1F984]'],
  // decomposed, as some keyboards write it
  ['Ngu\u0079e\u0302\u0303n', 'Nguyễn'],
  // marks without a shape
  ['Ada\u200b Roy\u202c', 'Ada Roy'],
])('%s: a sign without a face is written as its number', async (given, read) => {
  expect(
    pagesOf(await pdfOf(given))
      .join('')
      .replaceAll('\n', ''),
  ).toBe(read);
  const { text } = await begun(given);
  expect(text.isWritten(given)).toBe(!read.includes('U+'));
});

test('words break between words, and within one only where it is longer than a line', async () => {
  const written = await begun('王小明');
  const texts = (words: string, width: number): string[] =>
    lined(written, words, width).map((pieces) => pieces.map(({ text }) => text).join(''));
  expect(texts('one two three', 50)).toEqual(['one two', 'three']);
  expect(texts('one\ntwo', 400)).toEqual(['one', 'two']);
  expect(texts('王小明王小明', 50)).toEqual(['王小明王', '小明']);
  const broken = texts('somebody.with.a.long.name@example.ca', 60);
  expect(broken.length).toBeGreaterThan(2);
  expect(broken.join('')).toBe('somebody.with.a.long.name@example.ca');
});
