import type { Conversation } from '@brokerage/domain/chat/conversation';
import { tabStorage } from '../../lib/tab-storage';

const TALK = 'chat-talk';
const SEEN = 'chat';

export interface Kept {
  talk: Conversation;
  /** What stands in the box, not sent yet */
  draft: string;
}

/** The conversation of this tab: it survives a reload, and nobody who opens the site later finds it. */
export function keptTalk(): Kept | undefined {
  try {
    const kept = JSON.parse(tabStorage.read(TALK) ?? 'null') as Kept | null;
    const last = kept?.talk.lines.at(-1);
    if (!kept || !last) return undefined;
    // left while the answer was on its way: it is put back into the box
    if (last.from !== 'person') return kept;
    return { talk: { ...kept.talk, lines: kept.talk.lines.slice(0, -1) }, draft: last.text };
  } catch {
    return undefined;
  }
}

export const keepTalk = (kept: Kept): void => tabStorage.write(TALK, JSON.stringify(kept));

/** Once the assistant was opened, completed or its invitation declined, it invites nobody again. */
export function invites(): boolean {
  try {
    return localStorage.getItem(SEEN) === null;
  } catch {
    return false;
  }
}

export function remember(what: 'opened' | 'completed' | 'dismissed'): void {
  try {
    if (localStorage.getItem(SEEN) !== 'completed') localStorage.setItem(SEEN, what);
  } catch {
    // without storage it may invite again with the next page
  }
}
