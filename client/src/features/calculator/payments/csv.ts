import type { ScheduleRow } from '@brokerage/domain/mortgage/amortize';
import { cellText } from '@brokerage/domain/text/spreadsheet-cell';

/** A text that a spreadsheet would run as a formula is kept a text; quotes are doubled. */
export function cell(value: string | number): string {
  if (typeof value === 'number') return value.toFixed(2);
  const safe = cellText(value);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const HEAD = ['Payment', 'Lump sum before it', 'Paid', 'Interest', 'Principal', 'Balance'];

/** The whole schedule, one payment a line, and nothing else: it can be summed as it is. */
export function scheduleCsv(rows: readonly ScheduleRow[]): string {
  const lines = rows.map(({ number, lumpSum, payment, interest, principal, balance }) =>
    [String(number), ...[lumpSum, payment, interest, principal, balance].map(cell)].join(','),
  );
  return [HEAD.map(cell).join(','), ...lines, ''].join('\r\n');
}

/** Hands a text to the browser as a file. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
