import { NOBODY } from '../../lib/draft-mark';
import type { DraftRecord, DraftTree } from '../../lib/draft-store';
import { afterConflict, broughtBack, withOther } from './choices';
import { DraftAsking } from './draft-asking';
import { DraftSaving } from './draft-saving';
import type { DraftParts, DraftState, Sent, TabMessage } from './draft-state';
import { HeldDraft } from './held-draft';
import { isSame, mergeDrafts, type Side } from './merge';
import { fresh, isExpired, withTheirs } from './reconcile';

const IDLE_MS = 2_000;

/**
 * One draft in one tab. What is typed goes to the browser's store right away and to the server after a pause, whole and
 * with the version it was made from (docs/decisions/0049).
 */
export class DraftMachine {
  readonly #held: HeldDraft;
  readonly #saving: DraftSaving;
  readonly #asking: DraftAsking;
  readonly #stopListening: () => void;
  #lock: ReturnType<DraftParts['lock']['wait']> | undefined;

  constructor(parts: DraftParts) {
    this.#held = new HeldDraft(parts);
    this.#saving = new DraftSaving(this.#held, () => this.#asking.ask());
    this.#asking = new DraftAsking(this.#held, this.#saving);
    this.#stopListening = parts.channel.listen((message) => this.#follow(message));
  }

  get subscribe(): (listener: () => void) => () => void {
    return this.#held.board.subscribe;
  }
  get state(): () => DraftState {
    return this.#held.board.state;
  }

  async open(): Promise<void> {
    const held = this.#held;
    const { store, owner, kind, lock, channel } = held.parts;
    await store.removeOthers(owner);
    const record = await store.read(owner, kind);
    if (held.closed) return;
    if (record && !(owner === NOBODY && isExpired(record, Date.now()))) held.take(record);
    this.#lock = lock.wait(
      () => void this.#begin(),
      () => (held.isWriter = false),
    );
    if (!held.isWriter) channel.tell('hello');
  }

  /** What a form shows, made from `base`, put together with the draft. The form wins where both changed. */
  merge = (base: DraftTree, mine: DraftTree): DraftTree => mergeDrafts(base, mine, this.state().content).content;

  /** True once the browser's store has it, and a reload does not lose it. */
  async change(content: DraftTree, lastStep: number): Promise<boolean> {
    const held = this.#held;
    if (held.closed || held.status === 'gone') return false;
    if (isSame(content, held.record.mine) && lastStep === held.record.lastStep) return held.kept;
    held.record = { ...held.record, mine: content, lastStep, changedAt: Date.now() };
    if (!held.isWriter) void this.#lock?.take();
    // what was typed a moment ago is not saved yet
    const status = held.status === 'saved' ? 'saving' : held.status;
    held.show({ content, lastStep, status, problem: null, merged: null });
    this.#saving.later(IDLE_MS);
    return held.keep();
  }

  /** Saves now. True when the server has everything, or nobody is signed in. */
  async flush(): Promise<boolean> {
    const held = this.#held;
    await this.#saving.sending;
    await this.#saving.save();
    return !held.parts.remote || (held.asked && !held.isDirty);
  }

  /** After a conflict: goes on with one version. The other is kept as the previous one. */
  async choose(side: Side): Promise<void> {
    const held = this.#held;
    const { conflict } = this.state();
    const { remote, stored } = held.parts;
    if (!conflict || !remote) return;
    await this.#lock?.take();
    for (const [index, next] of afterConflict(held.record, conflict.theirs, side, stored).entries()) {
      // the second one stands on what the first one saved
      held.record = index === 0 ? next : { ...held.record, mine: next.mine };
      held.show({ conflict: null, status: 'saving' });
      this.#saving.keepPrevious();
      await this.#saving.save();
      if (this.state().status === 'paused') return;
    }
    held.take(held.record);
    void held.keep();
  }

  /** While 'paused': the conflict as it stands now. What was typed meanwhile may have changed it, or settled it. */
  async review(): Promise<void> {
    const held = this.#held;
    const { conflict } = this.state();
    if (!conflict) return;
    const outcome = withTheirs(held.record, conflict.theirs, held.parts.stored);
    if (!outcome.conflict) held.show({ status: 'saving' });
    await this.#saving.settle(outcome, outcome.record.mine !== held.record.mine);
  }

  /** After 'gone': another draft, empty or with the answers that are in the form. Without answers it also deletes a draft. */
  async startAgain(content?: DraftTree): Promise<void> {
    const held = this.#held;
    const { owner, kind, remote, store } = held.parts;
    void this.#lock?.take();
    held.record = fresh(held.parts, content ?? {});
    this.#asking.forgetLast();
    held.show({ sent: null, conflict: null, merged: null, status: content ? 'saving' : 'empty' });
    if (!content) {
      held.take(held.record);
      held.tell();
      await store.remove(owner, kind);
    }
    if (remote) await this.#asking.ask();
    else if (content) await held.keep();
  }

  /** The older draft of a sign-in: goes on with it, or forgets it. */
  chooseOther(use: boolean): void {
    const { record } = this.#held;
    if (record.other) this.#goOn(withOther(record, record.other, use));
  }

  /** The version that was not chosen stands again, and what stands now is kept in its place. */
  async bringBack(): Promise<void> {
    const held = this.#held;
    const { previous } = held.record;
    if (!previous || held.status === 'paused') return;
    await this.#lock?.take();
    await this.flush();
    if (this.state().status === 'paused') return;
    this.#saving.keepPrevious();
    this.#goOn(broughtBack(held.record, previous));
  }

  /**
   * It was sent as an application, or the person wants it gone from here. Nothing more is saved from this tab. `sent`: the
   * other tabs hear of it from here, because nobody else tells those of somebody who is signed out.
   */
  async forget(sent?: Sent): Promise<void> {
    const { store, owner, kind } = this.#held.parts;
    if (sent) {
      this.#held.show({ status: 'gone', sent });
      this.#held.tell();
    }
    this.close();
    await this.#saving.sending;
    await store.remove(owner, kind);
  }

  close(): void {
    this.#held.closed = true;
    this.#held.timer.stop();
    this.#lock?.release();
    this.#stopListening();
  }

  /** The connection or the person is back. */
  wake = (): void => {
    if (this.#held.status === 'keptOnDevice' || !this.#held.asked) this.#saving.later(0);
  };

  #goOn(record: DraftRecord): void {
    this.#held.take(record);
    void this.#held.keep();
    this.#saving.later(0);
  }

  /** This tab is the writer from now on. */
  async #begin(): Promise<void> {
    const held = this.#held;
    held.isWriter = true;
    if (held.isUnkept) await held.keep();
    if (held.parts.remote && !held.asked) await this.#asking.ask();
    else if (held.status === 'loading') held.rest();
    else this.#saving.later(IDLE_MS);
  }

  #follow(message: TabMessage): void {
    const held = this.#held;
    if (held.closed) return;
    if (message === 'hello' && held.isWriter) held.tell();
    // the tab that writes may be another than the one that sends
    if (message === 'hello' || (held.isWriter && !message.shown.sent)) return;
    const { record, shown } = message;
    held.record = record;
    held.isUnkept = false;
    held.asked = true;
    held.show(shown);
    if (!isSame(record.mine, this.state().content)) held.take(record);
  }
}
