import { ApolloLink, Observable, ServerError } from '@apollo/client';
import { print } from 'graphql';
import { uploadForm } from './upload';

const JSON_TYPES = 'application/graphql-response+json, application/json;q=0.9';

/** What a proxy or a dead server sends instead of an answer. */
function answerIn(bodyText: string, response: Response): ApolloLink.Result {
  try {
    const body = JSON.parse(bodyText) as ApolloLink.Result;
    if ('data' in body || 'errors' in body) return body;
  } catch {
    // no JSON, or none of ours
  }
  throw new ServerError(`The server answered with status ${response.status}`, { response, bodyText });
}

/**
 * Sends one operation to our own /graphql. Apollo's link also speaks multipart streams, GET, batches and other
 * servers' dialects, of which the first load would carry every line.
 */
export const httpLink = (): ApolloLink =>
  new ApolloLink(
    ({ query, operationName, variables, getContext }) =>
      new Observable((sink) => {
        const stop = new AbortController();
        const { headers, fetch: ask = fetch } = getContext() as {
          headers?: Record<string, string>;
          fetch?: typeof fetch;
        };
        const form = uploadForm(query, variables);
        // a file is sent by what can say how far it is
        ask('/graphql', {
          method: 'POST',
          // a form with files names its own type
          headers: { ...(!form && { 'content-type': 'application/json' }), accept: JSON_TYPES, ...headers },
          body: form ?? JSON.stringify({ operationName, variables, query: print(query) }),
          signal: stop.signal,
        })
          .then(async (response) => answerIn(await response.text(), response))
          .then(
            (result) => {
              sink.next(result);
              sink.complete();
            },
            (error: unknown) => {
              if (!stop.signal.aborted) sink.error(error);
            },
          );
        return () => stop.abort();
      }),
  );
