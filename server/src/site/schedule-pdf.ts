import { PAYMENT_FIELDS, paymentInput } from 'domain/calculator/payment-scenario';
import { PAYMENTS_PER_YEAR } from 'domain/mortgage/frequency';
import { MortgageInputError } from 'domain/mortgage/input-error';
import type { PrepaymentInput } from 'domain/mortgage/prepayment';
import { schedule, type Schedule } from 'domain/mortgage/schedule';
import { byYear } from 'domain/mortgage/schedule-years';
import type { RequestHandler } from 'express';
import PDFDocument from 'pdfkit';

const MARGIN = 54;
const LINE = 15;
const COLUMNS = [60, 88, 88, 88, 88, 92];
const HEAD = ['Year', 'Paid', 'Lump sums', 'Interest', 'Principal', 'Balance'];
const INK = '#0c2e28';
const LONGEST = 40;

const grouped = new Intl.NumberFormat('en-CA', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const dollars = (amount: number): string => `$${grouped.format(amount)}`;

function writeHead(pdf: PDFKit.PDFDocument, input: PrepaymentInput, result: Schedule): void {
  pdf.info.Title = 'Amortization schedule';
  pdf.fillColor(INK).font('Helvetica-Bold').fontSize(22).text('Amortization schedule');
  pdf.moveDown(0.4).font('Helvetica').fontSize(10.5);
  const kind = input.compounding === 'monthly' ? 'variable, compounded monthly' : 'fixed, compounded semi-annually';
  const lines = [
    `Mortgage of ${dollars(input.principal)} at ${input.annualRatePct}% (${kind}) over ${input.amortizationYears} years`,
    `${result.numberOfPayments} payments (${input.frequency}) of ${dollars(result.payment)} before increases; the last one ${dollars(result.lastPayment)}`,
    `Total interest ${dollars(result.totalInterest)}; total paid ${dollars(result.totalPaid)}`,
  ];
  for (const line of lines) pdf.text(line);
  pdf.moveDown();
}

function writeRow(pdf: PDFKit.PDFDocument, cells: readonly string[]): void {
  if (pdf.y > pdf.page.height - MARGIN - LINE) pdf.addPage();
  const { y } = pdf;
  let x = MARGIN;
  cells.forEach((text, index) => {
    const width = COLUMNS[index] ?? 0;
    pdf.text(text, x, y, { width, align: index === 0 ? 'left' : 'right', lineBreak: false });
    x += width;
  });
  pdf.x = MARGIN;
  pdf.y = y + LINE;
}

function write(pdf: PDFKit.PDFDocument, input: PrepaymentInput, result: Schedule): void {
  writeHead(pdf, input, result);
  pdf.font('Helvetica-Bold').fontSize(9.5);
  writeRow(pdf, HEAD);
  pdf.font('Helvetica');
  for (const year of byYear(result.rows, PAYMENTS_PER_YEAR[input.frequency])) {
    const amounts = [year.payments, year.lumpSums, year.interest, year.principal, year.balance];
    writeRow(pdf, [String(year.year), ...amounts.map(dollars)]);
  }
  pdf.moveDown().fontSize(8.5);
  const made = `An estimate, not an offer. The rate stays the same to the end. Rules of ${result.rulesAsOf}, engine ${result.engineVersion}.`;
  pdf.text(made, MARGIN, pdf.y, { width: pdf.page.width - 2 * MARGIN });
}

/** The schedule of the calculator's address as a PDF, made by the same engine. Nothing is kept. */
export const schedulePdf: RequestHandler = (request, response) => {
  const texts = Object.fromEntries(
    PAYMENT_FIELDS.map((name) => {
      const text = request.query[name];
      return [name, typeof text === 'string' ? text.slice(0, LONGEST) : ''];
    }),
  );
  const input = paymentInput(texts);
  let result: Schedule;
  try {
    result = schedule(input);
  } catch (error) {
    if (!(error instanceof MortgageInputError)) throw error;
    response.status(422).type('text/plain').send(error.message);
    return;
  }
  response.set('Cache-Control', 'no-store');
  response.attachment('amortization-schedule.pdf').type('application/pdf');
  const pdf = new PDFDocument({ size: 'LETTER', margin: MARGIN });
  pdf.pipe(response);
  write(pdf, input, result);
  pdf.end();
};
