/** What the primary said of itself, and when we began to ask (our clock). */
export interface PrimaryState {
  at: number;
  /** Everything that was committed before `at` lies before this place of the log. */
  written: bigint;
  timeline: number;
  system: string;
}

/** What a replica said of itself. */
export interface ReplicaState {
  follows: boolean;
  /** What lies before this place of the log can be read */
  replayed: bigint;
  timeline: number;
  system: string;
}

/**
 * As of when a replica is known to be complete, by our own clock: the last time we asked the primary how far it was, and the
 * replica is past that now. No clock of theirs counts, and a quiet primary makes no replica look old.
 */
export class Freshness {
  readonly #keptMs: number;
  #asked: PrimaryState[] = [];

  constructor(keptMs: number) {
    this.#keptMs = keptMs;
  }

  /** Takes what the primary said. Another primary, or one that was promoted, begins anew. */
  note(state: PrimaryState): void {
    const isSame = ({ system, timeline }: PrimaryState): boolean =>
      system === state.system && timeline === state.timeline;
    const young = this.#asked.filter((one) => isSame(one) && state.at - one.at <= this.#keptMs);
    this.#asked = [...young, state];
  }

  /** undefined: it follows nobody, another server, or a primary that was left behind, or is too far back to tell. */
  of(replica: ReplicaState): number | undefined {
    const reached = this.#asked.filter(
      ({ written, system, timeline }) =>
        replica.follows && replica.system === system && replica.timeline === timeline && replica.replayed >= written,
    );
    return reached.at(-1)?.at;
  }
}
