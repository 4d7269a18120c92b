import { licenceList } from '@brokerage/domain/vocabulary/licences';
import PDFDocument from 'pdfkit';
import type { SiteSettingsView } from './settings.types.js';

export const MARGIN = 54;
export const INK = '#0c2e28';
export const FAINT = '#4a5a55';

const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'America/Toronto' });

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

interface Letter {
  title: string;
  /** The head is then a part of it, and whatever is drawn later must be one as well */
  tagged?: boolean;
  settings: SiteSettingsView;
  now: Date;
}

/** A PDF of the brokerage, with who we are at its head: every document we hand out begins like this. */
export function startLetter({ title, settings, now, tagged }: Letter): { pdf: PDFKit.PDFDocument; whole?: Part } {
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
  drawAs(pdf, 'P', whole, () => pdf.fillColor(INK).font('Helvetica-Bold').fontSize(14).text(brandName));
  pdf.font('Helvetica').fontSize(9).fillColor(FAINT);
  const lines = [
    licences.length > 0 ? `${legalName}, brokerage licence ${licenceList(licences.slice(0, 1))}` : legalName,
    addresses[0]?.replaceAll('\n', ', '),
    `${phone} · ${email}`,
    `Prepared on ${day.format(now)}`,
  ];
  for (const line of lines) if (line) drawAs(pdf, 'P', whole, () => pdf.text(line));
  return { pdf, whole };
}

/** Labels on the left, what they say on the right. */
export function writeFacts(
  pdf: PDFKit.PDFDocument,
  facts: readonly (readonly [label: string, value: string])[],
  labelWidth: number,
  whole?: Part,
): void {
  for (const [label, value] of facts) {
    const { y } = pdf;
    drawAs(pdf, 'P', whole, () => {
      pdf.font('Helvetica').text(label, MARGIN, y, { width: labelWidth });
      pdf.font('Helvetica-Bold').text(value, MARGIN + labelWidth, y);
    });
  }
  pdf.x = MARGIN;
}
