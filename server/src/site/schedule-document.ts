import { formatMoney } from '@brokerage/domain/forms/dollars';
import { PAYMENTS_PER_YEAR } from '@brokerage/domain/mortgage/frequency';
import { periodicRate } from '@brokerage/domain/mortgage/periodic-rate';
import { usualCompounding } from '@brokerage/domain/mortgage/compounding';
import type { Prepayment, PrepaymentInput } from '@brokerage/domain/mortgage/prepayment';
import type { Schedule } from '@brokerage/domain/mortgage/schedule';
import { byYear } from '@brokerage/domain/mortgage/schedule-years';
import {
  drawAs,
  FAINT,
  MARGIN,
  startLetter,
  writeFacts,
  writeParagraph,
  type LetterSender,
  type Part,
  type Sheet,
} from '../platform/pdf/letterhead.js';
import { facesFor } from '../platform/pdf/faces.js';

const TITLE = 'Amortization schedule';
const LINE = 15;
const HEAD_GAP = 13;
const CELL = 9.5;
const LABEL_WIDTH = 190;
const COLUMNS = [60, 88, 88, 88, 88, 92];

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** What a schedule is made from, and who makes it. */
export interface ScheduleDocument {
  input: PrepaymentInput;
  rateType: 'fixed' | 'variable';
  /** Extra payments, as they were entered */
  extras: readonly { label: string; value: string }[];
  schedule: Schedule;
  outcome: Prepayment;
  by: 'year' | 'payment';
  settings: LetterSender;
  now: Date;
}

/** The reason is part of the figure: the Interest Act asks for it where payments are blended. */
function compoundingOf({ input, rateType }: ScheduleDocument): string {
  const often = input.compounding === 'monthly' ? 'monthly' : 'twice a year, not in advance';
  const usual = usualCompounding(rateType);
  const reason =
    input.compounding === usual ? `usual for a ${rateType} rate` : `as you chose, unusual for a ${rateType} rate`;
  return `Compounded ${often}: ${reason}`;
}

function factsOf(of: ScheduleDocument): (readonly [label: string, value: string])[] {
  const { input, schedule, outcome, rateType, extras } = of;
  const { annualRatePct, compounding, frequency } = input;
  const { effectiveAnnualPct } = periodicRate({
    annualRatePct,
    compounding,
    periodsPerYear: PAYMENTS_PER_YEAR[frequency],
  });
  return [
    ['Mortgage amount', formatMoney(input.principal)],
    ['Interest rate', `${annualRatePct}% ${rateType}`],
    ['Compounding', compoundingOf(of)],
    ['Effective annual rate', `${effectiveAnnualPct.toFixed(4)}%`],
    ['Amortization', counted(input.amortizationYears, 'year')],
    ['Term', counted(input.termYears, 'year')],
    [`Payment (${frequency})`, formatMoney(schedule.payment)],
    ...extras.map(({ label, value }) => [label, value] as const),
    ['Interest over the term', formatMoney(outcome.interestOverTerm)],
    ['Balance at the end of the term', formatMoney(outcome.balanceAtTermEnd)],
    ['Number of payments', `${schedule.numberOfPayments}, the last one ${formatMoney(schedule.lastPayment)}`],
    ['Total interest', formatMoney(schedule.totalInterest)],
    ['Total paid', formatMoney(schedule.totalPaid)],
  ];
}

function writeHead(sheet: Sheet, of: ScheduleDocument): void {
  sheet.pdf.y += HEAD_GAP;
  writeParagraph(sheet, TITLE, { size: 20, weight: 700, part: 'H1' });
  sheet.pdf.y += HEAD_GAP;
  writeFacts(sheet, factsOf(of), { labelWidth: LABEL_WIDTH, size: 10 });
  sheet.pdf.y += HEAD_GAP;
}

function writeCells(pdf: PDFKit.PDFDocument, cells: readonly string[], cell: 'TH' | 'TD', row?: Part): void {
  const { y } = pdf;
  let x = MARGIN;
  cells.forEach((text, index) => {
    const width = COLUMNS[index] ?? 0;
    const draw = (): unknown =>
      pdf.text(text, x, y, { width, align: index === 0 ? 'left' : 'right', lineBreak: false });
    drawAs(pdf, cell, row, draw);
    x += width;
  });
  row?.end();
  pdf.x = MARGIN;
  pdf.y = y + LINE;
}

/** The head comes again on each page: who hears the table read hears it once. */
function writeTable({ pdf, text, whole }: Sheet, { input, schedule, by }: ScheduleDocument): void {
  const head = [by === 'year' ? 'Year' : 'Payment', 'Paid', 'Lump sums', 'Interest', 'Principal', 'Balance'];
  const lines =
    by === 'year'
      ? byYear(schedule.rows, PAYMENTS_PER_YEAR[input.frequency]).map((year) => ({ ...year, name: year.year }))
      : schedule.rows.map((row) => ({ ...row, name: row.number, payments: row.payment, lumpSums: row.lumpSum }));
  const table = whole && pdf.struct('Table');
  if (table) whole.add(table);
  const newRow = (): Part | undefined => {
    const row = table && pdf.struct('TR');
    if (row) table.add(row);
    return row;
  };
  const writeTableHead = (row?: Part): void => {
    text.plain(700).fontSize(CELL);
    writeCells(pdf, head, 'TH', row);
    text.plain(400).fontSize(CELL);
  };
  writeTableHead(newRow());
  for (const { name, payments, lumpSums, interest, principal, balance } of lines) {
    if (pdf.y > pdf.page.height - MARGIN - LINE) {
      pdf.addPage();
      pdf.markContent('Artifact', { type: 'Pagination' });
      writeTableHead();
      pdf.endMarkedContent();
    }
    const cells = [String(name), ...[payments, lumpSums, interest, principal, balance].map(formatMoney)];
    writeCells(pdf, cells, 'TD', newRow());
  }
  table?.end();
}

/** The whole schedule as a PDF; `end()` it once it is piped. */
export async function writeSchedule(of: ScheduleDocument): Promise<PDFKit.PDFDocument> {
  // a part for each of 9,000 cells takes more than a second of everybody's server, and a megabyte
  const tagged = of.by === 'year';
  const faces = await facesFor(JSON.stringify(of.settings));
  const sheet = startLetter({ title: TITLE, settings: of.settings, now: of.now, tagged, faces });
  writeHead(sheet, of);
  writeTable(sheet, of);
  const { rulesAsOf, engineVersion } = of.schedule;
  const note = `An estimate, not an offer; on approved credit. The rate stays the same to the end. Payments are rounded to the nearest cent, so the last one differs; lenders may round up. Rules of ${rulesAsOf}, engine ${engineVersion}.`;
  sheet.pdf.y += LINE;
  writeParagraph(sheet, note, { size: 8.5, color: FAINT });
  return sheet.pdf;
}
