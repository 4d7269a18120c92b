import type { DraftKind } from '@brokerage/domain/application/drafts';

/** Whose draft it is while nobody is signed in. */
export const NOBODY = 'nobody';

const keyOf = (kind: DraftKind): string => `draft-here:${kind}`;

/**
 * Whether this browser keeps a draft of somebody who is signed out. It says nothing of them or of their answers: a page
 * reads it to know whether it needs the code of drafts at all.
 */
export function isDraftHere(kind: DraftKind): boolean {
  try {
    return localStorage.getItem(keyOf(kind)) !== null;
  } catch {
    return false;
  }
}

export function markDraft(kind: DraftKind, isHere: boolean): void {
  try {
    if (isHere) localStorage.setItem(keyOf(kind), 'yes');
    else localStorage.removeItem(keyOf(kind));
  } catch {
    // without storage there is no draft either
  }
}
