import { licenceList } from '@brokerage/domain/vocabulary/licences';
import PDFDocument from 'pdfkit';
import type { SiteSettingsView } from './settings.types.js';

export const MARGIN = 54;
export const INK = '#0c2e28';
export const FAINT = '#4a5a55';

const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'America/Toronto' });

interface Letter {
  title: string;
  settings: SiteSettingsView;
  now: Date;
}

/** A PDF of the brokerage, with who we are at its head: every document we hand out begins like this. */
export function startLetter({ title, settings, now }: Letter): PDFKit.PDFDocument {
  const { brandName, legalName, licences, addresses, phone, email } = settings;
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    lang: 'en-CA',
    displayTitle: true,
    info: { Title: `${title}, ${brandName}`, Author: legalName, CreationDate: now },
  });
  pdf.fillColor(INK).font('Helvetica-Bold').fontSize(14).text(brandName);
  pdf.font('Helvetica').fontSize(9).fillColor(FAINT);
  const lines = [
    licences.length > 0 ? `${legalName}, brokerage licence ${licenceList(licences.slice(0, 1))}` : legalName,
    addresses[0]?.replaceAll('\n', ', '),
    `${phone} · ${email}`,
    `Prepared on ${day.format(now)}`,
  ];
  for (const line of lines) if (line) pdf.text(line);
  return pdf;
}

/** Labels on the left, what they say on the right. */
export function writeFacts(
  pdf: PDFKit.PDFDocument,
  facts: readonly (readonly [label: string, value: string])[],
  labelWidth: number,
): void {
  for (const [label, value] of facts) {
    const { y } = pdf;
    pdf.font('Helvetica').text(label, MARGIN, y, { width: labelWidth });
    pdf.font('Helvetica-Bold').text(value, MARGIN + labelWidth, y);
  }
  pdf.x = MARGIN;
}
