import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { Api } from '../../../lib/api';
import { apolloOf } from '../../../lib/apollo-module';
import { ApiProvider } from '../../../lib/use-api';
import { render, screen } from '@testing-library/react';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { MemoryRouter } from 'react-router-dom';
import { PostEditor } from './post-editor';

/** The editor's page with a server that answers this. */
function open(id: string, data: Record<string, unknown> | Error): void {
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        if (data instanceof Error) {
          observer.error(data);
          return;
        }
        observer.next({ data });
        observer.complete();
      }),
  );
  render(
    <ApiProvider api={Api.over(apolloOf(new ApolloClient({ link, cache: new InMemoryCache() })))}>
      <MemoryRouter>
        <PostEditor id={id} frame={({ children }) => <main>{children}</main>} preview={() => null} />
      </MemoryRouter>
    </ApiProvider>,
  );
}

const POST = {
  __typename: 'BlogPost',
  id: '7',
  slug: 'a',
  title: 'A',
  excerpt: '',
  category: 'rates',
  locale: 'en',
  tags: [],
  cover: null,
  status: 'DRAFT',
  publishedAt: null,
  updatedAt: '2026-11-23T04:00:00Z',
  version: 1,
  waiting: false,
  rejectionReason: null,
  mayEdit: true,
  mayDecide: false,
  content: '<p>x</p>',
  author: null,
};

test.each<[string, string, Record<string, unknown> | Error, string]>([
  ['no id', ' ', {}, 'Blog ID is required'],
  ['no answer', '7', new Error('offline'), 'Failed to fetch blog'],
  ['no such post', '7', { blog: null, blogVersions: [] }, 'Failed to fetch blog'],
  ['a post without its versions', '7', { blog: POST, blogVersions: null }, 'Invalid blog data received from server'],
  [
    'somebody else’s',
    '7',
    { blog: { ...POST, mayEdit: false }, blogVersions: [] },
    'Posts of administrators are changed by administrators.',
  ],
  [
    'an archived one',
    '7',
    { blog: { ...POST, status: 'ARCHIVED' }, blogVersions: [] },
    'This post is archived. Restore it in the list first.',
  ],
])('%s is said', async (_what, id, data, said) => {
  open(id, data);
  expect(await screen.findByRole('alert')).toHaveTextContent(said);
});

test('the words are the customer’s', () =>
  expect([MESSAGES.blogIdRequired, MESSAGES.blogInvalid, MESSAGES.blogFetchFailed]).toEqual([
    'Blog ID is required',
    'Invalid blog data received from server',
    'Failed to fetch blog',
  ]));
