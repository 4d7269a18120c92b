import { shortOfficeDay } from '@brokerage/domain/calendar/office-time';
import { formatPhone } from '@brokerage/domain/forms/phone-format';
import { OFFICE_STATUS_LABELS } from '@brokerage/domain/application/application-status';
import { MORTGAGE_TYPES, PROVINCES } from '@brokerage/domain/application/applications';
import type { Answer } from '../enquiries/public.js';
import { facesFor } from '../../platform/pdf/faces.js';
import {
  drawAs,
  FAINT,
  INK,
  MARGIN,
  startLetter,
  writeFacts,
  writeParagraph,
  type LetterSender,
  type Sheet,
} from '../../platform/pdf/letterhead.js';
import type { PdfText } from '../../platform/pdf/text.js';
import type { AnswerGroup, ApplicationFile } from './application-file.types.js';

const TITLE = 'Broker summary';
const GAP = 26;
const [GAP_ABOVE, GAP_BELOW] = [8, 6];
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

interface Line {
  height: number;
  draw: (x: number, y: number) => void;
}

/** Said where a name, which is a legal name, or anything else is not there as it was given. */
const NUMBERED =
  'Signs that this document has no font for stand as their Unicode numbers, such as [U+12A0]. The file has them as they were given.';

function isNumbered(text: PdfText, { people, assignedTo, email, sections }: ApplicationFile): boolean {
  const answers = sections.flatMap(({ groups }) => groups.flatMap(answersIn));
  const texts = [...people, assignedTo ?? '', email, ...answers.map(({ value }) => value)];
  return !texts.every((one) => text.isWritten(one));
}

function factsOf(text: PdfText, file: ApplicationFile): (readonly [string, string])[] {
  const { applicationNumber, mortgageType, province, status, moves, missingConsents, people } = file;
  const since = moves.find(({ to }) => to === status)?.at ?? file.submittedAt;
  const place = PROVINCES.find(({ code }) => code === province)?.name;
  const purpose = MORTGAGE_TYPES.find(({ graphql }) => graphql === mortgageType)?.label ?? '';
  return [
    ['Application', applicationNumber],
    ['Purpose', [purpose, place].filter(Boolean).join(', ')],
    [
      'Stage',
      `${OFFICE_STATUS_LABELS[status]} since ${shortOfficeDay(since)}, submitted ${shortOfficeDay(file.submittedAt)}`,
    ],
    ['Looked after by', file.assignedTo ?? 'Unassigned'],
    ['Phone and email', `${formatPhone(file.phone)}, ${file.email}`],
    ['Credit-check consents', `${people.length - missingConsents.length} of ${people.length}`],
    ...(isNumbered(text, file) ? [['Letters', NUMBERED] as const] : []),
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
function linesOf({ pdf, text, whole }: Sheet, file: ApplicationFile, width: number, { size, dense }: Layout): Line[] {
  const heading = (title: string, scale: number): Line => ({
    height: size * scale + 8,
    draw(x, y) {
      const lines = text.lines([{ text: title, weight: 700, color: INK }], size * scale, width);
      drawAs(pdf, scale > 1 ? 'H2' : 'H3', whole, () => text.draw(lines, { x, y: y + 5, size: size * scale }));
    },
  });
  const paragraph = (answers: readonly Answer[]): Line => {
    const words = answers.flatMap(({ label, value }, index) => [
      { text: `${index > 0 ? '   ' : ''}${label}  `, weight: 400, color: FAINT } as const,
      { text: value, weight: 700, color: INK } as const,
    ]);
    const lines = text.lines(words, size, width);
    return {
      height: text.heightOf(lines, size) + 3,
      draw: (x, y) => drawAs(pdf, 'P', whole, () => text.draw(lines, { x, y, size })),
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
export async function writeSummary(
  file: ApplicationFile,
  settings: LetterSender,
  now: Date,
): Promise<PDFKit.PDFDocument> {
  const faces = await facesFor(JSON.stringify([file, settings]));
  const sheet = startLetter({ title: TITLE, settings, now, faces, tagged: true });
  const { pdf, text } = sheet;
  pdf.y += GAP_ABOVE;
  writeParagraph(sheet, file.people.join(', '), { size: 18, weight: 700, part: 'H1' });
  pdf.y += GAP_BELOW;
  writeFacts(sheet, factsOf(text, file), { labelWidth: FACT_LABEL, size: 9.5 });
  const top = pdf.y + 8;
  const bottom = pdf.page.height - MARGIN;
  const width = (pdf.page.width - 2 * MARGIN - GAP) / 2;
  const tries = LAYOUTS.map((layout) => columnsOf(linesOf(sheet, file, width, layout), top, bottom));
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
