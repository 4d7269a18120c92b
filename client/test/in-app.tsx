import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Api } from '../src/lib/api';
import { ASKING } from '../src/lib/apollo';
import { apolloOf } from '../src/lib/apollo-module';
import { ApiProvider } from '../src/lib/use-api';

/** What the server says to each operation, by its name: the data, an error, or nothing at all. */
export type Answers = Record<string, (variables: Record<string, unknown>) => object | Error | undefined>;

/** A part of the site at an address, before a server that answers as the test says. `answers` may change meanwhile. */
export function inApp(part: ReactNode, { at = '/', answers = {} }: { at?: string; answers?: Answers } = {}): void {
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((sink) => {
        const answer = answers[operationName]?.(variables);
        if (!answer) return;
        // never within the call: no server is so quick
        queueMicrotask(() => {
          if (answer instanceof Error) sink.error(answer);
          else {
            sink.next({ data: answer });
            sink.complete();
          }
        });
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache(), defaultOptions: ASKING });
  render(
    <ApiProvider api={Api.over(apolloOf(client))}>
      <MemoryRouter initialEntries={[at]}>{part}</MemoryRouter>
    </ApiProvider>,
  );
}
