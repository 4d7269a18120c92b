import type { DraftRecord } from '../../lib/draft-store';
import { DraftBoard } from './draft-board';
import type { DraftParts, DraftState } from './draft-state';
import { isDirty, fresh } from './reconcile';
import { isSame } from './merge';
import { safeStore } from './safe-store';
import { SaveTimer } from './save-timer';

/** The draft as this tab has it: what is shown, what the browser's store has, and what the other tabs know. */
export class HeldDraft {
  readonly parts: DraftParts;
  readonly board = new DraftBoard();
  readonly timer = new SaveTimer();
  record: DraftRecord;
  isWriter = false;
  /** Something was typed before this tab was the writer: the browser's store has not got it */
  isUnkept = false;
  /** The server was asked what it has; nothing is saved before */
  asked = false;
  closed = false;
  /** Whether the store has the record, once that is known */
  kept: Promise<boolean> = Promise.resolve(true);

  constructor(parts: DraftParts) {
    this.parts = { ...parts, store: safeStore(parts.store, () => this.show({ inMemory: true })) };
    this.record = fresh(parts, {});
  }

  /** The server lacks something that is here. */
  get isDirty(): boolean {
    return isDirty(this.record, this.parts.stored);
  }

  get status(): DraftState['status'] {
    return this.board.state().status;
  }

  show(change: Partial<DraftState>): void {
    this.board.show(this.record, change);
  }

  /** The form takes over what is in the record. */
  take(record: DraftRecord): void {
    this.record = record;
    this.board.take(record);
  }

  /** Nothing waits to be saved. */
  rest(): void {
    const isEmpty = isSame(this.record.mine, {}) && !this.record.savedAt;
    const elsewhere = this.parts.remote ? 'saved' : 'keptOnDevice';
    this.show({ status: isEmpty ? 'empty' : elsewhere });
  }

  fail(again: () => void, problem: string | null = null): void {
    if (this.closed) return;
    this.show({ status: isSame(this.record.mine, {}) ? 'empty' : 'keptOnDevice', problem });
    this.timer.afterFailure(again);
  }

  /** In the browser's store, from the tab that writes. True once it is there for good. */
  keep(): Promise<boolean> {
    this.kept = this.#keep();
    return this.kept;
  }

  async #keep(): Promise<boolean> {
    this.isUnkept = !this.isWriter;
    if (this.isUnkept || this.closed) return false;
    await this.parts.store.write(this.record);
    if (!this.parts.remote && !this.closed) this.rest();
    this.tell();
    return !this.board.state().inMemory;
  }

  tell(): void {
    this.parts.channel.tell(this.board.news(this.record));
  }
}
