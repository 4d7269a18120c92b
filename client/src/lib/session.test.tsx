import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { rememberOrigin, takeOrigin } from './origin';
import {
  DRAFTS_WIPED,
  endSession,
  hasSessionEnded,
  leave,
  SESSION_ENDED,
  signIn,
  signOut,
  useSession,
} from './session';
import { tabStorage } from './tab-storage';

function Shown(): React.ReactNode {
  const { state, user } = useSession();
  return <p>{`${state} ${user?.name ?? ''}`}</p>;
}

const PERSON = { id: 'u1', token: 't', role: 2, name: 'Maude', email: 'maude@example.ca' };

beforeEach(() => {
  signOut();
  localStorage.clear();
  sessionStorage.clear();
});

test('signing in keeps the five keys of the contract, signing out clears them', () => {
  render(<Shown />);
  expect(screen.getByText('signed-out')).toBeInTheDocument();
  act(() => signIn(PERSON));
  expect(screen.getByText('signed-in Maude')).toBeInTheDocument();
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
    token: 't',
    role: '2',
    userId: 'u1',
    name: 'Maude',
    email: 'maude@example.ca',
  });
  act(() => signOut());
  expect(screen.getByText('signed-out')).toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
});

test.each(['token', 'role', 'userId'])('a session without its %s is none', (key) => {
  signIn(PERSON);
  localStorage.removeItem(key);
  render(<Shown />);
  expect(screen.getByText('signed-out')).toBeInTheDocument();
});

test('another tab signing out signs out here', () => {
  signIn(PERSON);
  render(<Shown />);
  act(() => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  expect(screen.getByText('signed-out')).toBeInTheDocument();
});

/** Another tab forgets the session, as this one hears of it. */
const forgottenElsewhere = (): void => {
  for (const key of Object.keys(PERSON)) localStorage.removeItem(key);
  localStorage.removeItem('userId');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', oldValue: 't', newValue: null }));
};

/** A form that keeps what was typed. */
function keepsText(): jest.Mock {
  const told = jest.fn(() => tabStorage.write('kept', 'a text'));
  window.addEventListener(SESSION_ENDED, told, { once: true });
  return told;
}

test('a session that another tab found ended is ended here too: what was typed stays, and the sign-in says why', () => {
  signIn(PERSON);
  render(<Shown />);
  const told = keepsText();
  act(forgottenElsewhere);
  expect(told).toHaveBeenCalledTimes(1);
  expect(screen.getByText('signed-out')).toBeInTheDocument();
  expect(hasSessionEnded()).toBe(true);
  expect(tabStorage.read('kept')).toBe('a text');
});

test('a refusal that comes before this tab has heard of it keeps what was typed as well', () => {
  signIn(PERSON);
  render(<Shown />);
  const told = keepsText();
  for (const key of ['token', 'role', 'userId']) localStorage.removeItem(key);
  act(() => endSession());
  expect(told).toHaveBeenCalledTimes(1);
  expect(hasSessionEnded()).toBe(true);
});

const hears = (key: string, newValue: string | null): void =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));

test('another tab hears of a sign-out at its end only when nothing of the session is left', () => {
  signIn(PERSON);
  const left: [string, number][] = [];
  const [write, remove] = [localStorage.setItem.bind(localStorage), localStorage.removeItem.bind(localStorage)];
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation((key, text) => {
    write(key, text);
    left.push([`${key} set`, localStorage.length]);
  });
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation((key) => {
    remove(key);
    left.push([`${key} removed`, localStorage.length]);
  });
  signOut();
  jest.restoreAllMocks();
  // the five keys, and the sign-out’s own
  expect(left[0]).toEqual(['signing-out set', 6]);
  expect(left.at(-1)).toEqual(['signing-out removed', 0]);
});

test('a sign-out in another tab: this one shows what it showed until a fresh page, which comes after the session', () => {
  // jsdom cannot load the page anew, and says so
  const anew = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  signIn(PERSON);
  render(<Shown />);
  tabStorage.write('kept', 'a text');
  const told = keepsText();
  const [closed, deleted] = [jest.fn(), jest.fn(() => ({}))];
  window.addEventListener(DRAFTS_WIPED, closed, { once: true });
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: { deleteDatabase: deleted } });
  hears('signing-out', 'yes');
  Reflect.deleteProperty(globalThis, 'indexedDB');
  // a draft that was about to be saved is not, and what another tab deleted a moment ago does not come back
  expect([closed.mock.calls.length, deleted.mock.calls]).toEqual([1, [['drafts']]]);
  expect(tabStorage.read('kept')).toBeUndefined();
  act(forgottenElsewhere);
  // a question that was on its way, and a form that had begun to keep something
  endSession();
  tabStorage.write('kept', 'a text');
  expect(screen.getByText('signed-in Maude')).toBeInTheDocument();
  expect(anew).not.toHaveBeenCalled();
  hears('signing-out', null);
  expect(anew).toHaveBeenCalledTimes(1);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(told).not.toHaveBeenCalled();
  window.removeEventListener(SESSION_ENDED, told);
  expect(hasSessionEnded()).toBe(false);
  expect(tabStorage.read('kept')).toBeUndefined();
});

test('a tab that is signing out itself is not loaded anew for another one that does too', () => {
  const anew = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  signIn(PERSON);
  act(() => leave());
  hears('signing-out', 'yes');
  hears('signing-out', null);
  expect(anew).not.toHaveBeenCalled();
  act(() => void window.dispatchEvent(new Event('pagehide')));
});

test('what is kept for the person before goes with the page when another one signs in elsewhere', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  signIn(PERSON);
  render(<Shown />);
  tabStorage.write('kept', 'a text');
  localStorage.setItem('userId', 'u2');
  hears('userId', 'u2');
  expect(tabStorage.read('kept')).toBeUndefined();
  tabStorage.write('kept', 'a text');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(tabStorage.read('kept')).toBeUndefined();
});

test('the server knows of no session', () => {
  signIn(PERSON);
  expect(renderToString(<Shown />)).toContain('loading');
});

test('an ended session leaves what was typed for the same person, and tells the forms first', () => {
  signIn(PERSON);
  const told = jest.fn(() => tabStorage.write('kept', 'a text'));
  window.addEventListener(SESSION_ENDED, told, { once: true });
  endSession();
  expect(told).toHaveBeenCalledTimes(1);
  expect(localStorage).toHaveLength(0);
  expect(hasSessionEnded()).toBe(true);
  signIn(PERSON);
  expect(hasSessionEnded()).toBe(false);
  expect(tabStorage.read('kept')).toBe('a text');
});

test('a page that somebody signs out of shows what it showed until it is gone, whatever the server says', () => {
  signIn(PERSON);
  render(<Shown />);
  act(() => {
    leave();
    // a question that was on its way
    endSession();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  expect(screen.getByText('signed-in Maude')).toBeInTheDocument();
  expect(hasSessionEnded()).toBe(false);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(screen.getByText('signed-out')).toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
});

test('whoever was asked and stays after all is signed out', () => {
  jest.useFakeTimers();
  const asks = (event: Event): void => event.preventDefault();
  window.addEventListener('beforeunload', asks);
  signIn(PERSON);
  render(<Shown />);
  act(() => leave());
  act(() => {
    window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    jest.advanceTimersByTime(10_000);
  });
  expect(screen.getByText('signed-out')).toBeInTheDocument();
  window.removeEventListener('beforeunload', asks);
  jest.useRealTimers();
});

test('a server that takes its time for the next page sends nobody to the sign-in', () => {
  jest.useFakeTimers();
  signIn(PERSON);
  render(<Shown />);
  act(() => leave());
  act(() => {
    window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    jest.advanceTimersByTime(60_000);
  });
  expect(screen.getByText('signed-in Maude')).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(screen.getByText('signed-out')).toBeInTheDocument();
  jest.useRealTimers();
});

test('another person finds nothing of it, and a sign-out leaves nothing', () => {
  signIn(PERSON);
  tabStorage.write('kept', 'a text');
  endSession();
  signIn({ ...PERSON, id: 'u2' });
  expect(tabStorage.read('kept')).toBeUndefined();
  tabStorage.write('kept', 'another text');
  signOut();
  expect(sessionStorage).toHaveLength(0);
});

test('what a visitor typed is theirs after they sign in', () => {
  tabStorage.write('draft', 'a text');
  signIn(PERSON);
  expect(tabStorage.read('draft')).toBe('a text');
});

test('a call without a session ends none', () => {
  endSession();
  expect(hasSessionEnded()).toBe(false);
});

const refuse = (): never => {
  throw new DOMException('refused', 'QuotaExceededError');
};

test.each([
  ['full', ['setItem']],
  ['forbidden', ['setItem', 'getItem', 'removeItem', 'clear']],
] as const)('where storage is %s, the session lasts as long as the page, and a sign-out ends it', (_, methods) => {
  const spies = methods.map((method) => jest.spyOn(Storage.prototype, method).mockImplementation(refuse));
  render(<Shown />);
  act(() => signIn(PERSON));
  expect(screen.getByText('signed-in Maude')).toBeInTheDocument();
  rememberOrigin('/account');
  expect(takeOrigin()).toBe('/account');
  act(() => signOut());
  expect(screen.getByText('signed-out')).toBeInTheDocument();
  for (const spy of spies) spy.mockRestore();
});

test('a storage that became full keeps nobody signed in', () => {
  signIn(PERSON);
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  signOut();
  full.mockRestore();
  expect(localStorage).toHaveLength(0);
});
