import { Api } from '../../../lib/api';
import { makeClient } from '../../../lib/apollo';
import { apolloOf } from '../../../lib/apollo-module';
import { readToken, signIn } from '../../../lib/session';
import { sendFile, type Sent } from './send-file';

const refusal = (code: string): object => ({ data: null, errors: [{ message: code, extensions: { code } }] });
const DONE = { data: { uploadDocument: { __typename: 'UploadDocumentPayload', userErrors: [], documentId: 'd' } } };

let answers: object[] = [];
let sent: Record<string, string>[] = [];

/** As much of the browser's older interface as is used; it answers what the test says. */
class Request {
  readonly upload: { onprogress?: (at: { loaded: number; total: number }) => void } = {};
  readonly status = 200;
  responseText = '';
  readonly #headers: Record<string, string> = {};
  onload = (): void => undefined;
  open = (): void => undefined;
  abort = (): void => undefined;
  setRequestHeader = (name: string, value: string): void => void (this.#headers[name.toLowerCase()] = value);
  send = (): void => {
    sent.push(this.#headers);
    this.upload.onprogress?.({ loaded: 1, total: 2 });
    this.responseText = JSON.stringify(answers.shift());
    queueMicrotask(() => this.onload());
  };
}

/** What the link reads of one; jsdom has none. */
class Answer {
  readonly status: number;
  readonly #body: string;
  constructor(body: string, { status }: { status: number }) {
    this.#body = body;
    this.status = status;
  }
  text = (): Promise<string> => Promise.resolve(this.#body);
}

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
  sent = [];
  globalThis.XMLHttpRequest = Request as unknown as typeof XMLHttpRequest;
  globalThis.Response = Answer as unknown as typeof Response;
  // being on the sign-in page already is the one way to stay here
  window.history.replaceState(null, '', '/auth');
  signIn({ id: 'u', token: 'tok', role: 1, name: 'N', email: 'e@example.ca' });
});
afterEach(() => jest.useRealTimers());

async function send(...given: object[]): Promise<{ end: Sent; shares: number[] }> {
  answers = given;
  const shares: number[] = [];
  const ended = new Promise<Sent>((resolve) => {
    const api = Api.over(apolloOf(makeClient()));
    sendFile(api, { requestId: 'r', file: new File(['x'], 'letter.pdf') }, (share) => shares.push(share), resolve);
  });
  // the first answer is here before the time passes
  for (let turn = 0; turn < 20; turn += 1) await jest.advanceTimersByTimeAsync(0);
  jest.advanceTimersByTime(5_000);
  return { end: await ended, shares };
}

test('a file says how far it is, and goes as the person who is signed in', async () => {
  expect(await send(DONE)).toEqual({ end: { done: true }, shares: [0.5] });
  expect(sent).toEqual([expect.objectContaining({ authorization: 'Bearer tok', 'apollo-require-preflight': 'true' })]);
});

test('one that is throttled is sent once more without a word', async () => {
  expect((await send(refusal('RATE_LIMITED'), DONE)).end).toEqual({ done: true });
  expect(sent).toHaveLength(2);
});

test('an ended session is over here, too', async () => {
  await send(refusal('UNAUTHENTICATED'));
  expect(readToken()).toBe('');
});
