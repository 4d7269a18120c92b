import { formatPhone } from '@brokerage/domain/forms/phone-format';
import { OFFICE_STATUS_LABELS } from '@brokerage/domain/vocabulary/application-status';
import { MORTGAGE_TYPES, PROVINCES } from '@brokerage/domain/vocabulary/applications';
import type { Answer } from '../enquiries/enquiry.types.js';
import { FAINT, INK, MARGIN, startLetter, writeFacts } from '../settings/letterhead.js';
import type { SiteSettingsView } from '../settings/settings.types.js';
import type { AnswerGroup, ApplicationFile } from './application-file.types.js';

const TITLE = 'Broker summary';
const GAP = 26;
const FACT_LABEL = 150;
interface Layout {
  size: number;
  /** The answers of a group in one paragraph rather than each on its own line */
  dense: boolean;
}
/** The first that lets a file stand on one page; the last is used whatever it takes */
const LAYOUTS: readonly Layout[] = [
  { size: 9, dense: false },
  { size: 8, dense: false },
  { size: 8.5, dense: true },
  { size: 7.5, dense: true },
  { size: 6.75, dense: true },
];

const DAY = new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium', timeZone: 'America/Toronto' });
const day = (at: Date | string): string => DAY.format(new Date(at));

interface Line {
  height: number;
  draw: (x: number, y: number) => void;
}

/** What the standard fonts have: Western letters and the usual marks */
const KNOWN = /[\u0020-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2026\n]/u;

/** Stands for a letter that the font cannot write in any way */
const OTHER = '\ufffc';
const OTHERS = new RegExp(`${OTHER}(?:[\\s,.-]*${OTHER})*`, 'g');

/** Letters that the font has not lose their accents; of those of other scripts it says that they are there. */
const printable = (text: string): string =>
  Array.from(text, (sign) => (KNOWN.test(sign) ? sign : plain(sign)))
    .join('')
    .replace(OTHERS, '(in other letters)');

/** Said where anything stands here in other letters than it was given in: a name is a legal name. */
const ALTERED = 'Letters that this document cannot write are simpler here. The file has them as they were given.';

function isAltered({ people, assignedTo, email, sections }: ApplicationFile): boolean {
  const answers = sections.flatMap(({ groups }) => groups.flatMap(answersIn));
  const texts = [...people, assignedTo ?? '', email, ...answers.map(({ value }) => value)];
  return texts.some((text) => printable(text) !== text);
}

/** Letters with a stroke have no accent to lose. */
const STROKES: Readonly<Record<string, string>> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', Ħ: 'H', ħ: 'h', ı: 'i' };

const plain = (sign: string): string => {
  const stroke = STROKES[sign];
  if (stroke !== undefined) return stroke;
  const letters = Array.from(sign.normalize('NFD')).filter((part) => KNOWN.test(part));
  return letters.length > 0 ? letters.join('') : OTHER;
};

function factsOf(file: ApplicationFile): (readonly [string, string])[] {
  const { applicationNumber, mortgageType, province, status, moves, consents, people } = file;
  const since = moves.find(({ to }) => to === status)?.at ?? file.submittedAt;
  const place = PROVINCES.find(({ code }) => code === province)?.name;
  const agreed = new Map(consents.filter(({ purpose }) => purpose === 'credit_check').map((one) => [one.email, one]));
  const given = [...agreed.values()].filter(({ granted }) => granted).length;
  const purpose = MORTGAGE_TYPES.find(({ graphql }) => graphql === mortgageType)?.label ?? '';
  return [
    ['Application', applicationNumber],
    ['Purpose', [purpose, place].filter(Boolean).join(', ')],
    ['Stage', `${OFFICE_STATUS_LABELS[status]} since ${day(since)}, submitted ${day(file.submittedAt)}`],
    ['Looked after by', file.assignedTo ?? 'Unassigned'],
    ['Phone and email', `${formatPhone(file.phone)}, ${file.email}`],
    ['Credit-check consents', `${given} of ${people.length}`],
    ...(isAltered(file) ? [['Letters', ALTERED] as const] : []),
  ];
}

/** The answers of a group: of two people in one line, where both gave one. */
const answersIn = ({ people, rows }: AnswerGroup): Answer[] =>
  rows.flatMap(({ label, answers }) => {
    const given = answers.map((answer, index) => ({ name: people[index], value: answer?.value ?? '' }));
    const values = given.filter(({ value }) => value !== '');
    const value = values.map((one) => (one.name ? `${one.name}: ${one.value}` : one.value)).join('; ');
    return value === '' ? [] : [{ label, value }];
  });

/** The answers as lines of a column of this width. */
function linesOf(pdf: PDFKit.PDFDocument, file: ApplicationFile, width: number, { size, dense }: Layout): Line[] {
  const heading = (text: string, scale: number): Line => ({
    height: size * scale + 8,
    draw: (x, y) =>
      pdf
        .font('Helvetica-Bold')
        .fontSize(size * scale)
        .fillColor(INK)
        .text(printable(text), x, y + 5, { width, lineBreak: false }),
  });
  const paragraph = (answers: readonly Answer[]): Line => {
    const parts = answers.map(({ label, value }) => [`${printable(label)}  `, printable(value)] as const);
    const words = parts.map((part) => part.join('')).join('   ');
    // the bold of the two is the wider one
    const height = pdf.font('Helvetica-Bold').fontSize(size).heightOfString(words, { width });
    return {
      height: height + 3,
      draw(x, y) {
        pdf.fontSize(size).text('', x, y, { width, continued: true });
        for (const [index, [label, value]] of parts.entries()) {
          const isLast = index === parts.length - 1;
          pdf.font('Helvetica').fillColor(FAINT).text(label, { width, continued: true });
          pdf.font('Helvetica-Bold').fillColor(INK);
          pdf.text(isLast ? value : `${value}   `, { width, continued: !isLast });
        }
      },
    };
  };
  return file.sections.flatMap(({ title, groups }) => [
    heading(title, 1.25),
    ...groups.flatMap((group) => [
      ...(group.title && group.title !== title ? [heading(group.title, 1)] : []),
      ...(dense ? [paragraph(answersIn(group))] : answersIn(group).map((answer) => paragraph([answer]))),
    ]),
  ]);
}

/** How many columns lines fill; each begins a new one where it would stand on the margin. */
function columnsOf(lines: readonly Line[], firstTop: number, bottom: number): Line[][] {
  const columns: Line[][] = [[]];
  let y = firstTop;
  for (const line of lines) {
    if (y + line.height > bottom) {
      columns.push([]);
      y = columns.length > 2 ? MARGIN : firstTop;
    }
    columns.at(-1)?.push(line);
    y += line.height;
  }
  return columns;
}

/** One application on one page, for whoever works on it; `end()` it once it is piped. */
export function writeSummary(file: ApplicationFile, settings: SiteSettingsView, now: Date): PDFKit.PDFDocument {
  const { pdf } = startLetter({ title: TITLE, settings, now });
  pdf.moveDown(0.8).fillColor(INK).font('Helvetica-Bold').fontSize(18);
  pdf
    .text(printable(file.people.join(', ')))
    .moveDown(0.3)
    .fontSize(9.5);
  const facts = factsOf(file).map(([label, value]) => [label, printable(value)] as const);
  writeFacts(pdf, facts, FACT_LABEL);
  const top = pdf.y + 8;
  const bottom = pdf.page.height - MARGIN;
  const width = (pdf.page.width - 2 * MARGIN - GAP) / 2;
  const tries = LAYOUTS.map((layout) => columnsOf(linesOf(pdf, file, width, layout), top, bottom));
  const columns = tries.find(({ length }) => length <= 2) ?? tries.at(-1) ?? [];
  for (const [index, lines] of columns.entries()) {
    if (index > 0 && index % 2 === 0) pdf.addPage();
    let y = index < 2 ? top : MARGIN;
    for (const line of lines) {
      line.draw(MARGIN + (index % 2) * (width + GAP), y);
      y += line.height;
    }
  }
  return pdf;
}
