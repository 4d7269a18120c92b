import type { Answers } from '@brokerage/domain/application/parts';
import { APPLICATION_DRAFT_KEY, tabStorage } from '../../lib/tab-storage';

export const FORM_ID = 'comprehensive-form';

/** What this tab shows, for a reload and for a session that ends. The draft itself is kept by the page. */
export interface TabCopy {
  answers: Answers;
  /** What the draft had of it; the rest was typed since */
  base: Answers;
  /** The number of the section somebody left last */
  lastStep: number;
  /** Whose draft it is a copy of; undefined: of somebody who was signed out */
  owner: string | undefined;
}

export function readCopy(): TabCopy | undefined {
  try {
    const copy = JSON.parse(tabStorage.read(APPLICATION_DRAFT_KEY) ?? 'null') as Partial<TabCopy> | null;
    if (typeof copy?.answers !== 'object') return undefined;
    return { answers: copy.answers, base: copy.base ?? {}, lastStep: copy.lastStep ?? 0, owner: copy.owner };
  } catch {
    return undefined;
  }
}

export const keepCopy = (copy: TabCopy): void => tabStorage.write(APPLICATION_DRAFT_KEY, JSON.stringify(copy));
export const dropCopy = (): void => tabStorage.remove(APPLICATION_DRAFT_KEY);
