import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState, type ReactNode } from 'react';
import { act } from 'react';
import { Route, Routes } from 'react-router-dom';
import { inApp, type Answers } from '../../../test/in-app';
import { signIn, signOut } from '../../lib/session';
import { AuthorCard } from './author-card';
import { BlogPostPage } from './post-page';
import { Rail } from './rail';
import { Reactions } from './reactions';

function Both(): ReactNode {
  const [counts, change] = useState({ likes: 4, likedByMe: false });
  const props = { id: 'post', title: 'The stress test', counts: { ...counts, change } };
  return (
    <>
      <aside>
        <Rail {...props} />
      </aside>
      <main>
        <Reactions {...props} />
      </main>
    </>
  );
}
const rail = (): HTMLElement => within(screen.getByRole('complementary')).getByRole('button', { name: /like/ });
const heart = (): HTMLElement => within(screen.getByRole('main')).getByRole('button', { name: /^Like/ });
const share = (): Promise<void> =>
  userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Share' }));

describe('likes', () => {
  beforeEach(() => act(() => signIn({ token: 'token', role: 1, id: 'user', name: 'Ada', email: 'ada@example.ca' })));
  afterEach(() => act(() => signOut()));

  test('a like beside the text is the like below it', async () => {
    inApp(<Both />, {
      answers: { LikeBlog: ({ liked }) => ({ likeBlog: { userErrors: [], liked, likes: liked ? 5 : 4 } }) },
    });
    await userEvent.click(rail());
    expect(rail()).toHaveAccessibleName('5 likes: like this article');
    expect(rail()).toHaveAttribute('aria-pressed', 'true');
    expect(heart()).toHaveTextContent(/^Like 5$/);
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(heart());
    expect(rail()).toHaveTextContent(/^4$/);
  });

  test('one that the server does not take is taken back', async () => {
    inApp(<Both />, { answers: { LikeBlog: () => new Error('the network is gone') } });
    await userEvent.click(heart());
    expect(await screen.findByText('An unexpected error occurred')).toBeVisible();
    expect(heart()).toHaveTextContent(/^Like 4$/);
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('a post is shared', () => {
  const given: unknown[] = [];
  const own = (): string => window.location.origin + window.location.pathname;
  const withShare = (value: unknown): void =>
    void Object.defineProperty(navigator, 'share', { configurable: true, value });

  beforeEach(() => {
    given.length = 0;
    window.history.replaceState(null, '', '/blog/a-post?utm_source=newsletter');
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
    window.history.replaceState(null, '', '/');
  });

  test('as a link without its campaign, where the device has nothing for it', async () => {
    userEvent.setup();
    inApp(<Both />);
    await share();
    expect(await screen.findByText('Link copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/blog/a-post`);
  });

  test('with what the device has for it', async () => {
    withShare((what: unknown) => Promise.resolve(given.push(what)));
    inApp(<Both />);
    await share();
    expect(given).toEqual([{ title: 'The stress test', url: own() }]);
  });

  test('by hand where the device refuses, and not at all where somebody closes its sheet', async () => {
    withShare(() => Promise.reject(new DOMException('x', 'AbortError')));
    inApp(<Both />);
    await share();
    expect(screen.queryByText(/^Copy this address/)).toBeNull();
    withShare(() => Promise.reject(new DOMException('x', 'NotAllowedError')));
    await share();
    expect(await screen.findByText(`Copy this address: ${own()}`)).toBeVisible();
  });
});

test.each([
  [0, true, 'Part of our team.'],
  [1, false, 'Has written 1 article here.'],
  [7, true, 'Part of our team. Has written 7 articles here.'],
  [100, false, 'Has written more than 99 articles here.'],
])('who wrote a post, and has %i here', (posts, isStaff, said) => {
  inApp(<AuthorCard author={{ __typename: 'BlogAuthor', name: 'Avery Chen', isStaff } as never} posts={posts} />);
  const card = within(screen.getByRole('complementary', { name: 'Avery Chen' }));
  expect(card.getByText(said)).toBeVisible();
  expect(card.getByRole('link', { name: 'Send us your question' })).toHaveAttribute('href', '/contact');
});

describe('a post that is not shown says why in the words of the catalogue', () => {
  const show = (at: string, answers: Answers = {}): void =>
    inApp(
      <Suspense>
        <Routes>
          <Route path="/blog/:id" element={<BlogPostPage />} />
        </Routes>
      </Suspense>,
      { at, answers },
    );

  test('it cannot be fetched, is asked for again, and what comes is no post', async () => {
    const answers: Answers = { BlogPost: () => new Error('the network is gone') };
    show('/blog/some-post', answers);
    expect(await screen.findByRole('heading', { name: 'Failed to fetch blog' })).toBeVisible();
    answers.BlogPost = () => ({});
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Invalid blog data received from server/)).toBeVisible();
  });

  test('its address names none', async () => {
    show('/blog/%20');
    expect(await screen.findByText(/Blog ID is required/)).toBeVisible();
  });
});
