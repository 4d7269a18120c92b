import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApolloClient, CombinedGraphQLErrors, OperationVariables, ServerError } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { ErrorCode } from '@brokerage/domain/vocabulary/error-codes';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { tabStorage } from './tab-storage';
import { useApi } from './use-api';
import { errorsByField, type FormFields, type UserError } from './user-errors';

/** What the one root field of a mutation answers. */
type PayloadOf<Data> = NonNullable<Data[keyof Data]>;

export interface CommandOptions<Data, Variables extends OperationVariables>
  extends FormFields, Pick<ApolloClient.MutateOptions<Data, Variables>, 'refetchQueries' | 'update'> {
  /** What to say where there is no answer: the network or the server. */
  failure?: string;
  /** What to say when the server throttles. Only a login has a sentence of its own. */
  throttled?: string;
  /** Tells the office where the visit began; the page's own snippet noted it. */
  attributed?: true;
  /** Says how it went, as `toast` does. */
  say?: (message: { text: string; bad?: boolean }) => unknown;
}

export interface Outcome<Payload> {
  done: boolean;
  /** The server's answer; undefined where there is none. */
  payload: Payload | undefined;
  /** What to tell the person, where it was not done and no field of the form says why. */
  problem: string | undefined;
  /** What the server refused, by the form's fields. */
  errors: Record<string, string>;
}

type Run<Data, Variables> = (
  ...given: Record<string, never> extends Variables
    ? [variables?: Variables, done?: string]
    : [variables: Variables, done?: string]
) => Promise<Outcome<PayloadOf<Data>>>;

export type Command<Data, Variables> = [run: Run<Data, Variables>, busy: boolean];

// by their names: the classes come with Apollo
const isRefusal = (error: unknown): error is CombinedGraphQLErrors =>
  error instanceof Error && error.name === 'CombinedGraphQLErrors';
const isServerError = (error: unknown): error is ServerError => error instanceof Error && error.name === 'ServerError';

export const isThrottled = (error: unknown): boolean =>
  isRefusal(error)
    ? error.errors.some(({ extensions }) => extensions?.code === ('RATE_LIMITED' satisfies ErrorCode))
    : isServerError(error) && error.statusCode === 429;

function whyNot(error: unknown, { failure, throttled }: { failure?: string; throttled?: string }): string {
  if (isThrottled(error)) return throttled ?? MESSAGES.unexpected;
  return failure ?? (isRefusal(error) ? error.errors[0]?.message : undefined) ?? MESSAGES.unexpected;
}

/** Where the visit began, as a header: it takes no other letters than these. */
export function attribution(): Record<string, string> | undefined {
  const noted = tabStorage.read('touch');
  return noted === undefined ? undefined : { 'x-attribution': encodeURIComponent(noted) };
}

/**
 * The one way to change something on the server: `const [remove, busy] = useDeletePersonCommand({ say: toast })`, then
 * `await remove({ id }, 'Ada was deleted')`. It never rejects. A variable may be a file. The link chain leads to the
 * sign-in when the session is over, and asks a throttled server once more after two seconds.
 */
export function useCommand<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  options: CommandOptions<Data, Variables> = {},
): Command<Data, Variables> {
  const api = useApi();
  const [running, setRunning] = useState(0);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const run = useCallback(
    async (variables?: Variables, done?: string): Promise<Outcome<PayloadOf<Data>>> => {
      const { attributed, refetchQueries, update } = latest.current;
      const headers = attributed ? attribution() : undefined;
      const context = headers && { headers };
      const asked = { mutation: document, variables, context, errorPolicy: 'all' as const, refetchQueries, update };
      setRunning((count) => count + 1);
      const { data, error } = await api
        .mutate(asked as ApolloClient.MutateOptions<Data, Variables>)
        .catch((thrown: unknown) => ({ data: undefined, error: thrown }))
        .finally(() => setRunning((count) => count - 1));
      const { say, ...rest } = latest.current;
      const payload = Object.values(data ?? {})[0] as PayloadOf<Data> | null | undefined;
      const refused = (payload as { userErrors?: readonly UserError[] } | undefined)?.userErrors ?? [];
      const { '': whole, ...errors } = errorsByField(refused, rest);
      const problem = payload ? whole : whyNot(error, rest);
      const well = payload != null && refused.length === 0;
      if (problem !== undefined) say?.({ text: problem, bad: true });
      else if (well && done !== undefined) say?.({ text: done });
      return { done: well, payload: payload ?? undefined, problem, errors };
    },
    [api, document],
  );
  return [run, running > 0];
}
