import type { DraftRecord } from '../../lib/draft-store';
import { EMPTY_STATE, type DraftNews, type DraftState } from './draft-state';

/** What a draft shows, and to whom. */
export class DraftBoard {
  #state: DraftState = EMPTY_STATE;
  readonly #listeners = new Set<() => void>();

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  state = (): DraftState => this.#state;

  show({ id, savedAt, other, previous = null, changedAt }: DraftRecord, change: Partial<DraftState>): void {
    this.#state = { ...this.#state, draftId: id, savedAt, other, previous, changedAt, ...change };
    this.#listeners.forEach((listener) => listener());
  }

  /** The form takes over what is in the record. */
  take(record: DraftRecord): void {
    const { mine: content, lastStep } = record;
    this.show(record, { content, lastStep, revision: this.#state.revision + 1 });
  }

  /** For this person's other tabs. */
  news(record: DraftRecord): DraftNews {
    const { status, savedAt, conflict, sent, problem } = this.#state;
    return { record, shown: { status, savedAt, conflict, sent, problem } };
  }
}
