import { gql } from '@apollo/client';
import { Api } from './api';
import { apolloOf } from './apollo-module';
import { ApiProvider } from './use-api';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { act, renderHook } from '@testing-library/react';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import type { ReactNode } from 'react';
import { makeClient } from './apollo';
import { signIn } from './session';
import { useCommand, type Command, type CommandOptions, type Outcome } from './use-command';

interface Payload {
  undoId?: string;
}
type Data = Record<string, Payload | null>;
type Given = Record<string, unknown>;
const commandOf =
  (text: string) =>
  (options?: CommandOptions<Data, Given>): Command<Data, Given> =>
    useCommand(gql(text) as TypedDocumentNode<Data, Given>, options);

const ERRORS = 'userErrors { code message field }';
const useLoginCommand = commandOf(`mutation Login($input: LoginInput!) { login(input: $input) { ${ERRORS} } }`);
const useRegisterCommand = commandOf(
  `mutation Register($input: RegisterInput!) { register(input: $input) { ${ERRORS} } }`,
);
const useGoogleSignInCommand = commandOf(
  `mutation GoogleSignIn($input: GoogleSignInInput!) { googleSignIn(input: $input) { ${ERRORS} } }`,
);
const useUpdateMeCommand = commandOf(
  `mutation UpdateMe($id: ID!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { ${ERRORS} } }`,
);
const useUploadLogoCommand = commandOf(
  `mutation UploadLogo($bankId: ID!, $file: Upload!) { uploadBankLogo(bankId: $bankId, file: $file) { undoId ${ERRORS} } }`,
);

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
const answer = (body: unknown, status = 200): Response =>
  ({ ok: status === 200, status, text: async () => JSON.stringify(body) }) as unknown as Response;
const refusal = (code: string, message = code): Response =>
  answer({ data: null, errors: [{ message, extensions: { code } }] });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  fetched.mockReset();
  globalThis.fetch = fetched as unknown as typeof fetch;
  // the page it would lead to is not this test's business
  window.history.replaceState(null, '', '/auth');
  signIn({ id: 'u', token: 'tok', role: 1, name: 'N', email: 'e@example.ca' });
});
afterEach(() => jest.useRealTimers());

const wrapper = ({ children }: { children: ReactNode }): ReactNode => (
  <ApiProvider api={Api.over(apolloOf(makeClient()))}>{children}</ApiProvider>
);

/** Starts a command and gives its outcome, with the clock moved on as far as is said. */
async function outcomeOf(
  hook: () => Command<Data, Given>,
  variables: Given,
  { advance = 0, done }: { advance?: number; done?: string } = {},
): Promise<Outcome<Payload>> {
  const { result } = renderHook(hook, { wrapper });
  let outcome: Outcome<Payload> | undefined;
  await act(async () => {
    void result.current[0](variables, done).then((given) => (outcome = given));
    if (advance > 0) await jest.advanceTimersByTimeAsync(advance);
  });
  await act(async () => undefined);
  expect(outcome).toBeDefined();
  return outcome!;
}

const ME = { id: 'u', input: { name: 'Ada' } };
const updated = (...userErrors: unknown[]): Response =>
  answer({ data: { updateUser: { __typename: 'UpdateUserPayload', userErrors } } });
const userError = (message: string, field: string[] | null): unknown => ({
  __typename: 'UserError',
  code: 'INVALID',
  message,
  field,
});

describe('what the server refuses', () => {
  test('goes to the fields of the form, and the rest to the form as a whole', async () => {
    fetched.mockResolvedValue(
      updated(
        userError('Enter your name.', ['input', 'name']),
        userError('That is not your password.', ['input', 'password', 'current']),
        userError('Too long.', ['input', 'name']),
        userError('Not today.', null),
      ),
    );
    const outcome = await outcomeOf(() => useUpdateMeCommand({ fields: ['name', 'current'] }), ME);
    expect(outcome).toMatchObject({
      done: false,
      errors: { name: 'Enter your name.', current: 'That is not your password.' },
      problem: 'Not today.',
    });
  });

  test('is found under the form’s own name for it', async () => {
    fetched.mockResolvedValue(updated(userError('Please agree.', ['input', 'consent', 'contact'])));
    const nameOf = (place: readonly string[]): string | undefined =>
      place.join('.') === 'consent.contact' ? 'consentContact' : undefined;
    const options = { fields: ['consentContact'], nameOf };
    const outcome = await outcomeOf(() => useUpdateMeCommand(options), ME);
    expect(outcome).toMatchObject({ errors: { consentContact: 'Please agree.' }, problem: undefined });
  });
});

test('no answer: the command’s own words, or that something unexpected happened', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  const own = await outcomeOf(() => useUpdateMeCommand({ failure: 'Not saved.' }), ME);
  expect(own).toMatchObject({ done: false, payload: undefined, problem: 'Not saved.' });
  const other = await outcomeOf(() => useUpdateMeCommand(), ME);
  expect(other.problem).toBe(MESSAGES.unexpected);
});

test('it says how it went', async () => {
  const say = jest.fn();
  fetched.mockResolvedValueOnce(updated());
  expect(await outcomeOf(() => useUpdateMeCommand({ say }), ME, { done: 'Saved.' })).toMatchObject({ done: true });
  fetched.mockResolvedValueOnce(updated(userError('Not you.', null)));
  await outcomeOf(() => useUpdateMeCommand({ say }), ME, { done: 'Saved.' });
  expect(say.mock.calls).toEqual([[{ text: 'Saved.' }], [{ text: 'Not you.', bad: true }]]);
});

describe('an ended session', () => {
  test('leaves this browser', async () => {
    fetched.mockResolvedValue(refusal('UNAUTHENTICATED', 'Sign in to do this.'));
    const outcome = await outcomeOf(() => useUpdateMeCommand(), ME);
    expect(outcome.problem).toBe('Sign in to do this.');
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('is not what a refused sign-in means', async () => {
    fetched.mockImplementation(async () => refusal('UNAUTHENTICATED'));
    await outcomeOf(() => useRegisterCommand(), { input: {} });
    await outcomeOf(() => useGoogleSignInCommand(), { input: {} });
    expect(localStorage.getItem('token')).toBe('tok');
  });
});

describe('a throttled server', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    fetched.mockImplementation(async () => refusal('RATE_LIMITED', 'Too many requests.'));
  });

  test('refuses a login without a second attempt, in the login’s own sentence', async () => {
    const options = { failure: MESSAGES.loginFailed, throttled: MESSAGES.loginThrottled };
    const outcome = await outcomeOf(() => useLoginCommand(options), { input: {} }, { advance: 1 });
    expect(outcome.problem).toBe(MESSAGES.loginThrottled);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  const file = new File(['x'], 'logo.png', { type: 'image/png' });
  test.each([
    ['Register', () => useRegisterCommand(), { input: {} }],
    ['GoogleSignIn', () => useGoogleSignInCommand(), { input: {} }],
    ['any other', () => useUpdateMeCommand({ failure: 'Not saved.' }), ME],
    ['an upload', () => useUploadLogoCommand({ failure: 'Not uploaded.' }), { bankId: 'b', file }],
  ])('is asked once more by %s, without a word, and then something unexpected happened', async (_, hook, variables) => {
    const { result } = renderHook(hook, { wrapper });
    let outcome: Outcome<unknown> | undefined;
    await act(async () => {
      void result.current[0](variables).then((given) => (outcome = given));
      await jest.advanceTimersByTimeAsync(1_900);
    });
    expect(outcome).toBeUndefined();
    expect(fetched).toHaveBeenCalledTimes(1);
    await act(async () => jest.advanceTimersByTimeAsync(200));
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(outcome?.problem).toBe(MESSAGES.unexpected);
    await act(async () => jest.advanceTimersByTimeAsync(10_000));
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test('may be a proxy that answers with a page', async () => {
    fetched.mockImplementation(async () => ({ status: 429, text: async () => '<html>' }) as unknown as Response);
    const outcome = await outcomeOf(() => useUpdateMeCommand({ failure: 'Not saved.' }), ME, { advance: 2_100 });
    expect(outcome.problem).toBe(MESSAGES.unexpected);
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});

describe('a file among the variables', () => {
  const file = new File(['a picture'], 'logo.png', { type: 'image/png' });
  const useUpload = (): Command<Data, Given> => useUploadLogoCommand({ failure: 'Not uploaded.' });
  const upload = (useIt = useUpload): Promise<Outcome<unknown>> => outcomeOf(useIt, { bankId: 'b', file });

  test('travels as a form, with the token and no type of its own', async () => {
    const payload = { __typename: 'UploadBankLogoPayload', undoId: 'x', userErrors: [] };
    fetched.mockResolvedValue(answer({ data: { uploadBankLogo: payload } }));
    expect(await upload()).toMatchObject({ payload: { undoId: 'x' } });
    const [, { headers, body }] = fetched.mock.calls[0]!;
    expect(headers).toMatchObject({ authorization: 'Bearer tok', 'apollo-require-preflight': 'true' });
    expect(headers).not.toHaveProperty('content-type');
    const form = body as FormData;
    const operations = JSON.parse(form.get('operations') as string) as { query: string; variables: unknown };
    expect(operations.variables).toEqual({ bankId: 'b', file: null });
    // the query as the cache needs it
    expect(operations.query).toMatch(/mutation UploadLogo[^]*__typename/);
    expect(JSON.parse(form.get('map') as string)).toEqual({ file: ['variables.file'] });
    expect((form.get('file') as File).name).toBe('logo.png');
  });

  test('is refused as any command is: errors in the reply count', async () => {
    fetched.mockResolvedValue(refusal('FORBIDDEN', 'You may not do this.'));
    expect((await upload(() => useUploadLogoCommand())).problem).toBe('You may not do this.');
    fetched.mockResolvedValue(refusal('INTERNAL_SERVER_ERROR'));
    expect((await upload()).problem).toBe('Not uploaded.');
  });

  test('finds out that the session is over', async () => {
    fetched.mockResolvedValue(refusal('UNAUTHENTICATED'));
    await upload();
    expect(localStorage.getItem('token')).toBeNull();
  });
});
