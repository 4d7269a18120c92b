import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { NOBODY } from '../../lib/draft-mark';
import type { DraftRecord } from '../../lib/draft-store';
import type { DraftSaving } from './draft-saving';
import type { HeldDraft } from './held-draft';
import { isSame } from './merge';
import { fresh, opened } from './reconcile';

const NOT_DELETED = `${MESSAGES.draftDeleteFailed}. It’s still in your account. We’ll keep trying while this page is open.`;
const NOT_FETCHED = `${MESSAGES.draftFetchFailed}. We’ll keep trying, and answers from your account show up here when it works.`;

/** Asks the server what it has of a draft, and puts that together with what this browser has. */
export class DraftAsking {
  readonly #held: HeldDraft;
  readonly #saving: DraftSaving;
  #asking = false;
  /** The server is to forget the last draft before it is asked for one */
  #forgetsLast = false;

  constructor(held: HeldDraft, saving: DraftSaving) {
    this.#held = held;
    this.#saving = saving;
  }

  /** Nothing is saved before the server forgot the last one. */
  forgetLast(): void {
    this.#held.asked = false;
    this.#forgetsLast = true;
  }

  async ask(): Promise<void> {
    const held = this.#held;
    const { remote, store, stored, kind } = held.parts;
    if (this.#asking || !remote) return;
    this.#asking = true;
    try {
      if (this.#forgetsLast) await remote.discard();
      this.#forgetsLast = false;
      const [server, found] = await Promise.all([remote.fetch(), store.read(NOBODY, kind)]);
      if (held.closed) return;
      // deleted while the server was asked
      if (this.#forgetsLast) {
        this.#saving.later(0);
        return;
      }
      held.asked = true;
      const was = held.record.mine;
      const outcome = opened(held.record, server, this.#left() ?? found, stored);
      if (outcome.begins) await remote.discard();
      await this.#saving.settle(outcome, outcome.record.mine !== was);
      if (found && !outcome.conflict) await store.remove(NOBODY, kind);
    } catch {
      held.fail(() => void this.ask(), this.#problem());
    } finally {
      this.#asking = false;
    }
  }

  /** What the person would not know from "Kept on this device": nothing is here, but something may be in their account. */
  #problem(): string | null {
    if (this.#forgetsLast) return NOT_DELETED;
    return isSame(this.#held.record.mine, {}) ? NOT_FETCHED : null;
  }

  /** What the page brought along, once. */
  #left(): DraftRecord | undefined {
    const { parts } = this.#held;
    const { left } = parts;
    delete parts.left;
    return left && !isSame(left, {}) ? fresh(parts, left) : undefined;
  }
}
