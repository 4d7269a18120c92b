import type { Editor } from '@tiptap/react';
import { idempotencyKey } from '../../../lib/idempotency';
import type { Outcome } from '../../../lib/use-command';
import type { SaveEnd, SaveState } from './autosaver';
import type { EditedPost, PostFields, PostVersion } from './post-fields';

/** A new post's id is made here: a save whose answer was lost and that is sent again stores one post. */
export function newPostId(key: string): string {
  const hex = idempotencyKey(key);
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20)].join('-');
}

export interface Payload {
  userErrors: readonly { code: string }[];
  blog?: EditedPost | null;
}

export const endOf = ({ done, payload }: Outcome<Payload>): SaveEnd => {
  if (done) return { kind: 'saved', at: new Date().toISOString() };
  if (payload?.userErrors.some(({ code }) => code === 'CONFLICT')) return { kind: 'conflict' };
  return { kind: payload ? 'refused' : 'failed' };
};

export type Step = 'draft' | 'hand-in' | 'save' | 'publish';

export interface PostEditing {
  editor: Editor;
  post: EditedPost | undefined;
  fields: PostFields;
  set: (change: Partial<PostFields>) => void;
  errors: Record<string, string>;
  state: SaveState;
  busy: boolean;
  /** What was typed before and is not saved as a version stands in the editor since this time. */
  typedAt: string | undefined;
  /** Saved after the version in the editor, and not submitted: what is approved is what is shown. */
  later: PostVersion | undefined;
  /** Whether the text in the editor has words of this person that no version has */
  isTyped: boolean;
  isBack: boolean;
  html: () => string;
  /** How it ended: what is refused is marked at its field */
  act: (step: Step, done: string) => Promise<SaveEnd['kind']>;
  sendBack: (reason: string) => Promise<string | undefined>;
  restore: (version: PostVersion) => Promise<void>;
  /** The server's text in the place of this one: what the editor opens with, or the newest that somebody saved. */
  reload: (what: 'saved' | 'newest') => Promise<void>;
}
