import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Api } from '../../../lib/api';
import { makeClient } from '../../../lib/apollo';
import { apolloOf } from '../../../lib/apollo-module';
import { ApiProvider } from '../../../lib/use-api';
import { useUploads } from './use-uploads';

/** As much of the browser's older interface as is used; the test says how far it is and when it is answered. */
class Request {
  static sent: Request[] = [];
  readonly upload: { onprogress?: (at: { loaded: number; total: number }) => void } = {};
  readonly status = 200;
  responseText = '';
  isAborted = false;
  onload = (): void => undefined;
  open = (): void => undefined;
  setRequestHeader = (): void => undefined;
  abort = (): void => void (this.isAborted = true);
  send = (): void => void Request.sent.push(this);
  at(share: number): void {
    this.upload.onprogress?.({ loaded: share, total: 1 });
  }
  answer(): void {
    const uploadDocument = { __typename: 'UploadDocumentPayload', userErrors: [], documentId: 'd' };
    this.responseText = JSON.stringify({ data: { uploadDocument } });
    this.onload();
  }
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

let reads = 0;
const read = (): Promise<unknown> => Promise.resolve((reads += 1));

function Files(): ReactNode {
  const { list, add, drop } = useUploads(read);
  return (
    <>
      <button type="button" onClick={() => add('r', [new File(['x'], 'letter.pdf')])}>
        Add
      </button>
      {list.map(({ id, state, file }) => (
        <button key={id} type="button" onClick={() => drop(id)}>
          {`${file.name} ${state}`}
        </button>
      ))}
    </>
  );
}

async function sending(): Promise<Request> {
  render(
    <ApiProvider api={Api.over(apolloOf(makeClient()))}>
      <Files />
    </ApiProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  return waitFor(() => {
    const [request] = Request.sent;
    if (!request) throw new Error('nothing is sent yet');
    return request;
  });
}

beforeEach(() => {
  Request.sent = [];
  reads = 0;
  globalThis.XMLHttpRequest = Request as unknown as typeof XMLHttpRequest;
  globalThis.Response = Answer as unknown as typeof Response;
});

test('one that is cancelled on its way is stopped, and nothing is read again', async () => {
  const request = await sending();
  act(() => request.at(0.5));
  fireEvent.click(await screen.findByRole('button', { name: 'letter.pdf sending' }));
  expect(screen.queryByText(/letter/)).toBeNull();
  expect([request.isAborted, reads]).toEqual([true, 0]);
});

test('one that is cancelled while it is checked is with the server: what became of it is read again', async () => {
  const request = await sending();
  act(() => request.at(1));
  fireEvent.click(await screen.findByRole('button', { name: 'letter.pdf checking' }));
  expect(screen.queryByText(/letter/)).toBeNull();
  expect(request.isAborted).toBe(false);
  act(() => request.answer());
  await waitFor(() => expect(reads).toBe(1));
  expect(screen.queryByText(/letter/)).toBeNull();
});
