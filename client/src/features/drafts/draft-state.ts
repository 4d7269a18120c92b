import type { DraftKind } from '@brokerage/domain/application/drafts';
import type { DraftRecord, DraftStore, DraftTree, DraftVersion } from '../../lib/draft-store';
import type { Clash, Place } from './merge';

/**
 * 'saved' only after the server said so. 'keptOnDevice': the server does not have it yet, or nobody is signed in.
 * 'paused': two versions differ, and saving waits for the person. 'gone': it was sent, or deleted on another device.
 */
export type DraftStatus = 'loading' | 'empty' | 'saving' | 'saved' | 'keptOnDevice' | 'paused' | 'gone';

export interface Sent {
  applicationNumber: string;
  at: string;
}

export interface DraftState {
  status: DraftStatus;
  content: DraftTree;
  lastStep: number;
  /** Changes when `content` was changed by anything but `change`: the form takes it over */
  revision: number;
  /** Of the last save */
  savedAt: string | null;
  draftId: string | null;
  /** While 'paused' */
  conflict: { clashes: Clash[]; mine: DraftTree; theirs: DraftVersion } | null;
  /** Another device's changes were put in: say so in one sentence */
  merged: { device: string; at: string; places: Place[] } | null;
  /** While 'gone'; null where it was deleted */
  sent: Sent | null;
  /** Why the server did not take it, as a sentence */
  problem: string | null;
  /** The browser stores nothing: it lasts as long as the page */
  inMemory: boolean;
  /** An older draft from before the person signed in, or from their account */
  other: DraftRecord['other'];
  /** The version that was not chosen, until the draft is sent */
  previous: DraftRecord['other'];
  /** When the person last changed something here */
  changedAt: number;
}

export const EMPTY_STATE: DraftState = {
  status: 'loading',
  content: {},
  lastStep: 0,
  revision: 0,
  savedAt: null,
  draftId: null,
  conflict: null,
  merged: null,
  sent: null,
  problem: null,
  inMemory: false,
  other: null,
  previous: null,
  changedAt: 0,
};

export interface SaveRequest {
  content: DraftTree;
  lastStep: number;
  expectedVersion: number;
  keepPrevious: true | undefined;
}

export type SaveAnswer =
  | { saved: Pick<DraftVersion, 'id' | 'version'> & { at: string } }
  | { conflict: DraftVersion }
  | { gone: Sent | null }
  | { refused: string };

/** The server; each call rejects where there is no answer. */
export interface DraftRemote {
  fetch(): Promise<{ draft: DraftVersion | null; sent: Sent | null }>;
  save(request: SaveRequest): Promise<SaveAnswer>;
  discard(): Promise<void>;
}

/** Which of this person's tabs writes: the one they type in. */
export interface WriterLock {
  /** `held` when this tab is the writer, `lost` when another tab took over. */
  wait(held: () => void, lost: () => void): { take(): Promise<void>; release(): void };
}

/** What the writer tells the other tabs. */
export interface DraftNews {
  record: DraftRecord;
  shown: Pick<DraftState, 'status' | 'savedAt' | 'conflict' | 'sent' | 'problem'>;
}
/** A tab that was just opened asks for the news. */
export type TabMessage = DraftNews | 'hello';
export interface DraftChannel {
  tell(message: TabMessage): void;
  listen(hear: (message: TabMessage) => void): () => void;
}

export interface DraftParts {
  kind: DraftKind;
  owner: string;
  store: DraftStore;
  /** Undefined while nobody is signed in */
  remote?: DraftRemote;
  lock: WriterLock;
  channel: DraftChannel;
  /** What the person typed in this tab before they signed in, or another page brings along */
  left?: DraftTree;
  /** What the server makes of a content before it stores it */
  stored: (content: DraftTree) => DraftTree;
}
