import type { SaveAnswer, SaveRequest } from './draft-state';
import type { HeldDraft } from './held-draft';
import { isDirty, withTheirs, type Reconciled } from './reconcile';

const MOST_UNANSWERED = 3;

/** Saves to the server: one request at a time, and only the newest waits. */
export class DraftSaving {
  readonly #held: HeldDraft;
  /** Asks the server what it has, before anything is saved */
  readonly #ask: () => Promise<void>;
  #sending: Promise<void> | undefined;
  /** A save became due while another was under way */
  #waits = false;
  /** The next save keeps what it replaces as the previous version */
  #keepsPrevious = false;

  constructor(held: HeldDraft, ask: () => Promise<void>) {
    this.#held = held;
    this.#ask = ask;
  }

  /** The request that is under way */
  get sending(): Promise<void> | undefined {
    return this.#sending;
  }

  keepPrevious(): void {
    this.#keepsPrevious = true;
  }

  later(wait: number): void {
    const held = this.#held;
    if (held.closed) return;
    held.timer.after(wait, () => void (held.asked || !held.parts.remote ? this.save() : this.#ask()));
  }

  async save(): Promise<void> {
    const held = this.#held;
    if (this.#sending) this.#waits = true;
    if (this.#sending || !held.parts.remote || !held.isWriter || !held.asked || held.closed) return;
    if (held.status === 'paused' || held.status === 'gone') return;
    held.timer.stop();
    const { mine, lastStep, base, unanswered } = held.record;
    const isStep = lastStep !== base.lastStep && base.version > 0;
    if (!held.isDirty && !isStep) {
      this.#keepsPrevious = false;
      held.rest();
      return;
    }
    held.record = { ...held.record, unanswered: [...unanswered, mine].slice(-MOST_UNANSWERED) };
    held.show({ status: 'saving' });
    const keepPrevious: true | undefined = this.#keepsPrevious || undefined;
    const request = { content: mine, lastStep, expectedVersion: base.version, keepPrevious };
    this.#sending = this.#send(request).finally(() => (this.#sending = undefined));
    await this.#sending;
    if (this.#waits) this.later(0);
    this.#waits = false;
  }

  /** Goes on from what the server said. */
  async settle({ record, merged, conflict, gone }: Reconciled, changed: boolean): Promise<void> {
    const held = this.#held;
    held.record = record;
    held.timer.succeeded();
    held.show({ merged: merged ?? null, conflict: conflict ?? null, sent: gone?.sent ?? null, problem: null });
    if (changed) held.take(record);
    if (gone) {
      held.show({ status: 'gone' });
      if (gone.sent) await held.parts.store.remove(record.owner, record.kind);
      held.tell();
      return;
    }
    await held.keep();
    if (conflict) {
      held.show({ status: 'paused' });
      held.tell();
    } else if (isDirty(record, held.parts.stored)) await this.save();
    else held.rest();
  }

  async #send(request: SaveRequest): Promise<void> {
    const held = this.#held;
    const { remote, stored } = held.parts;
    let answer: SaveAnswer;
    try {
      await held.keep();
      answer = await (remote?.save(request) ?? Promise.reject(new Error('nobody is signed in')));
    } catch {
      held.fail(() => this.later(0));
      return;
    }
    if (held.closed) return;
    held.timer.succeeded();
    if ('saved' in answer) {
      const { id, version, at } = answer.saved;
      const base = { content: stored(request.content), version, lastStep: request.lastStep };
      held.record = { ...held.record, id, base, savedAt: at, unanswered: [] };
      this.#keepsPrevious = false;
      if (!held.isDirty) held.show({ status: 'saved' });
      await held.keep();
    } else if ('conflict' in answer) {
      const outcome = withTheirs(held.record, answer.conflict, stored);
      this.#sending = undefined;
      await this.settle(outcome, outcome.record.mine !== held.record.mine);
    } else if ('gone' in answer) {
      await this.settle({ record: held.record, gone: { sent: answer.gone } }, false);
    } else held.show({ status: 'keptOnDevice', problem: answer.refused });
  }
}
