import { officeDay } from '@brokerage/domain/calendar/office-time';
import { formatPhone } from '@brokerage/domain/forms/phone-format';
import { licenceList } from '@brokerage/domain/vocabulary/licences';
import PDFDocument from 'pdfkit';
import type { Face, Weight } from './faces.js';
import { PdfText } from './text.js';

export const MARGIN = 54;
export const INK = '#0c2e28';
export const FAINT = '#4a5a55';

/** A part of a document for those who hear it read */
export type Part = PDFKit.PDFStructureElement;

/** Draws something as a part of another. Where the document has no parts, it is only drawn. */
export function drawAs(pdf: PDFKit.PDFDocument, type: string, within: Part | undefined, draw: () => unknown): void {
  if (!within) {
    draw();
    return;
  }
  const part = pdf.struct(type, {}, draw);
  within.add(part);
  part.end();
}

/** Who hands it out */
export interface LetterSender {
  brandName: string;
  legalName: string;
  licences: Parameters<typeof licenceList>[0];
  addresses: readonly string[];
  phone: string;
  email: string;
}

interface Letter {
  title: string;
  /** Without parts nothing of it is for those who hear it read */
  tagged: boolean;
  settings: LetterSender;
  /** Those of everything that it will say */
  faces: readonly Face[];
  now: Date;
}

/** A document that is being written. */
export interface Sheet {
  pdf: PDFKit.PDFDocument;
  text: PdfText;
  whole: Part | undefined;
}

interface Look {
  size: number;
  weight?: Weight;
  color?: string;
  part?: string;
}

/** A paragraph from margin to margin, below what is there. */
export function writeParagraph({ pdf, text, whole }: Sheet, words: string, look: Look): void {
  const { size, weight = 400, color = INK, part = 'P' } = look;
  const lines = text.lines([{ text: words, weight, color }], size, pdf.page.width - 2 * MARGIN);
  drawAs(pdf, part, whole, () => text.draw(lines, { x: MARGIN, y: pdf.y, size }));
}

/** A PDF of the brokerage, with who we are at its head: every document we hand out begins like this. */
export function startLetter({ title, settings, now, tagged, faces }: Letter): Sheet {
  const { brandName, legalName, licences, addresses, phone, email } = settings;
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    lang: 'en-CA',
    displayTitle: true,
    ...(tagged && { tagged: true, pdfVersion: '1.7' as const }),
    info: { Title: `${title}, ${brandName}`, Author: legalName, CreationDate: now },
  });
  const whole = tagged ? pdf.struct('Document') : undefined;
  if (whole) pdf.addStructure(whole);
  const sheet = { pdf, text: new PdfText(pdf, faces), whole };
  writeParagraph(sheet, brandName, { size: 14, weight: 700 });
  const lines = [
    licences.length > 0 ? `${legalName}, brokerage licence ${licenceList(licences.slice(0, 1))}` : legalName,
    addresses[0]?.replaceAll('\n', ', '),
    `${formatPhone(phone)} · ${email}`,
    `Prepared on ${officeDay(now)}`,
  ];
  for (const line of lines) if (line) writeParagraph(sheet, line, { size: 9, color: FAINT });
  return sheet;
}

interface FactsLook {
  labelWidth: number;
  size: number;
}

/** Labels on the left, what they say on the right. */
export function writeFacts(
  { pdf, text, whole }: Sheet,
  facts: readonly (readonly [label: string, value: string])[],
  { labelWidth, size }: FactsLook,
): void {
  const valueWidth = pdf.page.width - 2 * MARGIN - labelWidth;
  for (const [label, value] of facts) {
    const { y } = pdf;
    const labels = text.lines([{ text: label, weight: 400, color: INK }], size, labelWidth);
    const values = text.lines([{ text: value, weight: 700, color: INK }], size, valueWidth);
    drawAs(pdf, 'P', whole, () => {
      text.draw(labels, { x: MARGIN, y, size });
      text.draw(values, { x: MARGIN + labelWidth, y, size });
    });
  }
  pdf.x = MARGIN;
}
