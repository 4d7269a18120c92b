/**
 * How a save ended. `kept`: only in this tab, because something that a post needs is missing. `refused`: something has to
 * be put right first; saving the same again would not help.
 */
export type SaveEnd = { kind: 'saved'; at: string } | { kind: 'kept' | 'refused' | 'failed' | 'conflict' };

export type SaveState = { kind: 'untouched' | 'typing' | 'saving' } | SaveEnd;

export const IDLE_MS = 2_000;
const RETRY_MS = [5_000, 10_000, 30_000] as const;

/**
 * Saves two seconds after the last change. It asks for the text when it saves and never hands one back, so nothing that is
 * typed meanwhile can be lost. A failed save is tried again; after a conflict nothing is saved until `resume`.
 */
export class Autosaver {
  readonly #save: () => Promise<SaveEnd>;
  readonly #tell: (state: SaveState) => void;
  #state: SaveState = { kind: 'untouched' };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | undefined;
  #changes = 0;
  #savedChanges = 0;
  #tries = 0;
  #isHeld = false;

  constructor(save: () => Promise<SaveEnd>, tell: (state: SaveState) => void) {
    this.#save = save;
    this.#tell = tell;
  }

  /** Whether something was changed that no save has yet. */
  get isDirty(): boolean {
    return this.#changes > this.#savedChanges;
  }

  changed(): void {
    this.#changes += 1;
    if (this.#state.kind === 'conflict') return;
    if (this.#state.kind !== 'failed' && !this.#running) this.#say({ kind: 'typing' });
    this.#wait(IDLE_MS);
  }

  /** Now rather than later: the network is back, or the page is being left. */
  now(): Promise<void> {
    clearTimeout(this.#timer);
    return this.isDirty ? this.#run() : Promise.resolve();
  }

  /** Runs a save of another kind: alone, after the one that is on its way, and none of this kind after it. */
  async alone(save: () => Promise<SaveEnd>): Promise<void> {
    this.#isHeld = true;
    clearTimeout(this.#timer);
    await this.#running;
    this.#isHeld = false;
    await this.#run(save);
  }

  /** The text is that of the server. */
  resume(): void {
    clearTimeout(this.#timer);
    this.#savedChanges = this.#changes;
    this.#say({ kind: 'untouched' });
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#isHeld) this.#timer = setTimeout(() => void this.#run(), ms);
  }

  #run(save = this.#save): Promise<void> {
    // one at a time: what came meanwhile has a timer of its own
    if (this.#running) return this.#running.then(() => (this.isDirty ? this.#wait(IDLE_MS) : undefined));
    this.#running = this.#once(save).finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #once(save: () => Promise<SaveEnd>): Promise<void> {
    const changes = this.#changes;
    if (this.#state.kind !== 'failed') this.#say({ kind: 'saving' });
    const end = await save();
    this.#tries = end.kind === 'failed' ? this.#tries + 1 : 0;
    if (end.kind === 'saved' || end.kind === 'kept') this.#savedChanges = changes;
    if (end.kind === 'conflict') clearTimeout(this.#timer);
    if (end.kind === 'failed') this.#wait(RETRY_MS[Math.min(this.#tries, RETRY_MS.length) - 1] ?? IDLE_MS);
    this.#say(end.kind === 'saved' && this.isDirty ? { kind: 'typing' } : end);
  }

  #say(state: SaveState): void {
    this.#state = state;
    this.#tell(state);
  }
}
