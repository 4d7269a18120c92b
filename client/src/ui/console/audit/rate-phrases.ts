import { rateText } from '@brokerage/domain/rates/percent-words';
import { formatTerm } from '../../../lib/format';
import type { AuditAction } from './audit-action';
import { percent, several, valueWords, type Values } from './values';

export const product = (facts: Values): string =>
  facts ? formatTerm(Number(facts['term']), facts['type'] === 'variable' ? 'VARIABLE' : 'FIXED') : 'rate';

export const changes = (after: Values): string =>
  several(Number(after?.['count'] ?? 0) + Number(after?.['lenders'] ?? 0), 'change');

export const fromFile = (after: Values): string =>
  typeof after?.['source'] === 'string' ? ` from ${after['source']}` : '';

export function rateChange({ before, after }: AuditAction): string {
  const name = `{} ${product(after)}`;
  if (!before || !after) return `edited ${name}`;
  if (before['rate'] !== after['rate']) {
    return `changed ${name} ${percent(before['rate'])} → ${percent(after['rate'])}`;
  }
  if (before['visibility'] === after['visibility']) return `edited ${name}`;
  const eyes = valueWords('visibility', after['visibility']).toLowerCase();
  return after['visibility'] === 'hidden' ? `hid ${name}` : `showed ${name} to ${eyes}`;
}

export function bulkChange({ after }: AuditAction): string {
  const rates = several(after?.['count'], 'rate');
  const by = Number(after?.['adjustBy'] ?? 0);
  if (after?.['archive']) return `archived ${rates}`;
  if (by) return `moved ${rates} ${by > 0 ? 'up' : 'down'} by ${rateText(Math.abs(by))} points`;
  if (after?.['visibility'] === 'hidden') return `hid ${rates}`;
  if (after?.['visibility']) {
    return `showed ${rates} to ${valueWords('visibility', after['visibility']).toLowerCase()}`;
  }
  const lastDay = after?.['endsOn'];
  return typeof lastDay === 'string'
    ? `set the last day of ${rates} to ${valueWords('endsOn', lastDay)}`
    : `changed ${rates}`;
}

export function lenderChange({ before, after }: AuditAction): string {
  const changed = Object.keys(after ?? {});
  if (!before || changed.length !== 1) return 'edited the lender {}';
  if ('active' in before) return after?.['active'] ? 'showed the lender {}' : 'hid the lender {}';
  if ('name' in before) return `renamed the lender ${String(before['name'])} to ${String(after?.['name'])}`;
  if ('position' in before) return `moved the lender {} to position ${String(after?.['position'])}`;
  return 'edited the lender {}';
}
