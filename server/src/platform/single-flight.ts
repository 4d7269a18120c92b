/** The same work asked for by several at once is done once; each gets its result, or its error. */
export class SingleFlight<T> {
  readonly #running = new Map<string, Promise<T>>();

  run(key: string, work: () => Promise<T>): Promise<T> {
    const running = this.#running.get(key);
    if (running) return running;
    const fresh = work().finally(() => this.#running.delete(key));
    this.#running.set(key, fresh);
    return fresh;
  }
}
