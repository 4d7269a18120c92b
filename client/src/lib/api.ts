import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client';
import type { Apollo } from './apollo-module';

interface Asked {
  query: DocumentNode;
  variables?: OperationVariables;
}

/** What the server answered while it made the page, by the question. */
export type Answers = Readonly<Record<string, unknown>>;

function nameOf({ definitions }: DocumentNode): string {
  const [first] = definitions;
  return (first && 'name' in first && first.name?.value) || '';
}

function keyOf({ query, variables = {} }: Asked): string {
  const given = Object.entries(variables).filter(([, value]) => value !== undefined);
  return nameOf(query) + JSON.stringify(given.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Who asks the server. A page brings the answers it was made of, and most pages never ask for more: Apollo's client comes
 * with the first question that no answer came for, the first change, or the first guarded page (docs/decisions/0115). It
 * takes the answers over into its cache.
 */
export class Api {
  readonly #fetch: () => Promise<Apollo>;
  readonly #kept: Map<string, unknown>;
  readonly #asked = new Map<string, Asked>();
  readonly #listeners = new Set<() => void>();
  #coming: Promise<Apollo> | undefined;
  #apollo: Apollo | undefined;
  #moved = false;

  constructor(answers: Answers, fetch: () => Promise<Apollo>) {
    this.#kept = new Map(Object.entries(answers));
    this.#fetch = fetch;
  }

  /** With a client that is there from the start: on the server, and in tests. */
  static over(apollo: Apollo): Api {
    const api = new Api({}, () => Promise.resolve(apollo));
    api.#apollo = apollo;
    return api;
  }

  get apollo(): Apollo | undefined {
    return this.#apollo;
  }

  /** Whether another page than the one that the server made is shown: then its answers may be old. */
  get moved(): boolean {
    return this.#moved;
  }

  move(): void {
    this.#moved = true;
  }

  /** Apollo, fetched once. Where it cannot be had the next one who needs it tries again. */
  load(): Promise<Apollo> {
    return (this.#coming ??= this.#fetch().then(
      (apollo) => {
        this.#apollo = apollo;
        for (const asked of this.#asked.values()) this.#handOver(asked, apollo);
        for (const tell of this.#listeners) tell();
        return apollo;
      },
      (error: unknown) => {
        this.#coming = undefined;
        throw error;
      },
    ));
  }

  /** Told when Apollo has come. */
  onApollo = (tell: () => void): (() => void) => {
    this.#listeners.add(tell);
    return () => this.#listeners.delete(tell);
  };

  /** The key of a question. Whoever asks notes it, so that its answer goes along with the page, or into Apollo's cache. */
  note(asked: Asked): string {
    const key = keyOf(asked);
    this.#asked.set(key, asked);
    if (this.#apollo) this.#handOver(asked, this.#apollo);
    return key;
  }

  /** The answer that came with the page. */
  kept(key: string): unknown {
    return this.#kept.get(key);
  }

  /** Everything that was asked and answered, for the page. */
  answers(): Answers {
    const client = this.#apollo?.client;
    const answered = [...this.#asked].map(([key, asked]) => [key, client?.readQuery(asked) ?? undefined] as const);
    return Object.fromEntries(answered.filter(([, data]) => data !== undefined));
  }

  query = ((options: Asked & { fetchPolicy?: string }) => {
    const kept = this.kept(this.note(options));
    if (!this.#apollo && options.fetchPolicy === undefined && kept !== undefined)
      return Promise.resolve({ data: kept });
    return this.load().then(({ client }) => client.query(options as never));
  }) as ApolloClient['query'];

  mutate = ((options: ApolloClient.MutateOptions) =>
    this.load().then(({ client }) => client.mutate(options))) as ApolloClient['mutate'];

  readQuery = ((asked: Asked) =>
    this.#apollo
      ? this.#apollo.client.readQuery(asked)
      : (this.kept(keyOf(asked)) ?? null)) as ApolloClient['readQuery'];

  async clearStore(): Promise<void> {
    this.#kept.clear();
    await this.#apollo?.client.clearStore();
  }

  /** Without a word to those who look on: they show it already. */
  #handOver(asked: Asked, { client }: Apollo): void {
    const key = keyOf(asked);
    if (!this.#kept.has(key)) return;
    client.cache.writeQuery({ ...asked, data: this.#kept.get(key) as never, broadcast: false });
    this.#kept.delete(key);
  }
}
