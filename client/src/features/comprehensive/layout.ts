import type { ApplicationField, Group, Part, Rows } from '@brokerage/domain/application/parts';
import { applies, type Scope } from '@brokerage/domain/application/walk';

/** What stands in one line of the page. */
export type Line =
  | { look: 'one'; field: ApplicationField }
  | { look: 'pair'; fields: [ApplicationField, ApplicationField] }
  /** Boxes that stand for themselves, side by side */
  | { look: 'boxes'; fields: ApplicationField[] };

const NARROW: ReadonlySet<string> = new Set([
  'text',
  'email',
  'phone',
  'money',
  'number',
  'percent',
  'month',
  'postal',
]);

const isNarrow = ({ kind, empty }: ApplicationField): boolean =>
  NARROW.has(kind) || (kind === 'choice' && empty !== undefined);

/** Two side by side, where their controls stand at the same height: both with a hint or both without. */
const fitTogether = (a: ApplicationField, b: ApplicationField | undefined): b is ApplicationField =>
  b !== undefined && isNarrow(a) && isNarrow(b) && Boolean(a.hint) === Boolean(b.hint);

export function linesOf(fields: readonly ApplicationField[]): Line[] {
  const lines: Line[] = [];
  for (let at = 0; at < fields.length;) {
    const [field, next] = [fields[at], fields[at + 1]];
    if (!field) break;
    const boxes = fields.slice(at).findIndex(({ kind }) => kind !== 'consent');
    const count = boxes < 0 ? fields.length - at : boxes;
    if (count > 1) {
      lines.push({ look: 'boxes', fields: fields.slice(at, at + count) });
      at += count;
    } else if (fitTogether(field, next)) {
      lines.push({ look: 'pair', fields: [field, next] });
      at += 2;
    } else {
      lines.push({ look: 'one', field });
      at += 1;
    }
  }
  return lines;
}

/** Groups that belong under one heading, or a list. */
export type Block = { title?: string | undefined; hint?: string | undefined } & (
  | { groups: { group: Group; fields: ApplicationField[] }[] }
  | { rows: Rows }
);

/** The page's blocks: what is asked now, where a group without a title goes on under the heading before it. */
export function blocksOf(parts: readonly Part[], scope: Scope): Block[] {
  const blocks: Block[] = [];
  for (const part of parts) {
    if (applies(part, scope) !== true) continue;
    if (part.kind === 'rows') {
      blocks.push({ title: part.title, hint: part.hint, rows: part });
      continue;
    }
    const fields = part.fields.filter((field) => applies(field, scope) === true);
    if (fields.length === 0) continue;
    const last = blocks.at(-1);
    if (!part.title && last && 'groups' in last) last.groups.push({ group: part, fields });
    else blocks.push({ title: part.title, hint: part.hint, groups: [{ group: part, fields }] });
  }
  return blocks;
}
