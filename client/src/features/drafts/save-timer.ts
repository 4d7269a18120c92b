/** Somebody who never pauses is saved as well. */
const LONGEST_MS = 10_000;
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 30_000;

/** When the next save is due: after a pause in typing, or after a failure that waits longer each time. */
export class SaveTimer {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waitsSince: number | undefined;
  #failures = 0;

  /** Waits anew with every call, but never longer than ten seconds in all. */
  after(wait: number, work: () => void): void {
    this.#waitsSince ??= Date.now();
    this.#set(Math.max(0, Math.min(wait, this.#waitsSince + LONGEST_MS - Date.now())), work);
  }

  afterFailure(work: () => void): void {
    this.#set(Math.min(FIRST_RETRY_MS * 2 ** this.#failures++, LONGEST_RETRY_MS), work);
  }

  succeeded(): void {
    this.#failures = 0;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#waitsSince = undefined;
  }

  #set(wait: number, work: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#waitsSince = undefined;
      work();
    }, wait);
  }
}
