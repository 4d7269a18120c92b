import { cut } from '@brokerage/domain/text/storable';
import { diffWordsWithSpace } from 'diff';

export interface Piece {
  text: string;
  kind: 'same' | 'added' | 'removed';
}

/** Words of an unchanged stretch that stay beside a change. */
const AROUND = 90;

/** The words of a post, a line for each of its parts. */
export function linesOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  body.querySelectorAll('p, h2, h3, li, tr, pre, hr, figcaption, br').forEach((element) => element.after('\n'));
  body.querySelectorAll('td, th').forEach((element) => element.after('  '));
  body.querySelectorAll('img').forEach((picture) => {
    picture.after(`[picture: ${picture.getAttribute('alt') || 'decoration'}]\n`);
  });
  return (body.textContent ?? '').replace(/\n{2,}/g, '\n').trim();
}

const shortened = (text: string, isFirst: boolean, isLast: boolean): string => {
  if (text.length <= AROUND * 2) return text;
  const start = isFirst ? '' : cut(text, AROUND);
  const end = isLast ? '' : text.slice(-AROUND);
  return `${start}\n…\n${end}`;
};

/** What changed from one text to the other; long stretches without a change are shortened. */
export function differenceOf(before: string, after: string): Piece[] {
  const changes = diffWordsWithSpace(before, after);
  if (changes.every(({ added, removed }) => !added && !removed)) return [];
  return changes.map(({ value, added, removed }, index) => {
    if (added) return { text: value, kind: 'added' };
    if (removed) return { text: value, kind: 'removed' };
    return { text: shortened(value, index === 0, index === changes.length - 1), kind: 'same' };
  });
}
