import { tabLock } from './tabs';

type Granted = () => Promise<void> | undefined;

/** A lock manager as a test wants it. */
function browserLocks(request: (granted: Granted, isTheft: boolean) => Promise<unknown>): jest.Mock {
  const asked = jest.fn((...given: unknown[]) => {
    const options = given[1] as { steal?: boolean } | Granted;
    return request(given.at(-1) as Granted, typeof options === 'object' && options.steal === true);
  });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request: asked } });
  return asked;
}

const refusal = (name: string): Promise<never> => Promise.reject(new DOMException('no', name));

/** Everything that waits for a promise, and a minute of timers. */
const settle = (): Promise<unknown> => jest.advanceTimersByTimeAsync(60_000);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
});

describe.each(['InvalidStateError', 'AbortError', 'SecurityError'])('a browser that always refuses (%s)', (name) => {
  test('is asked once, and the tab writes without a lock', async () => {
    const asked = browserLocks(() => refusal(name));
    const [held, lost] = [jest.fn(), jest.fn()];
    tabLock('a').wait(held, lost);
    await settle();
    expect(asked).toHaveBeenCalledTimes(1);
    expect(held).toHaveBeenCalledTimes(1);
    expect(lost).not.toHaveBeenCalled();
  });

  test('does not keep whoever takes over waiting', async () => {
    const asked = browserLocks((_, isTheft) => (isTheft ? refusal(name) : new Promise(() => undefined)));
    const held = jest.fn();
    await tabLock('a').wait(held, jest.fn()).take();
    await settle();
    expect(held).toHaveBeenCalledTimes(1);
    expect(asked).toHaveBeenCalledTimes(2);
  });
});

test('after another tab took over, this one queues again after a pause', async () => {
  let steal = (): void => undefined;
  const asked = browserLocks((granted) => {
    if (asked.mock.calls.length > 1) return new Promise(() => undefined);
    void granted();
    return new Promise((_, reject) => (steal = () => reject(new DOMException('stolen', 'AbortError'))));
  });
  const lost = jest.fn();
  tabLock('a').wait(jest.fn(), lost);
  steal();
  await jest.advanceTimersByTimeAsync(0);
  expect(lost).toHaveBeenCalledTimes(1);
  expect(asked).toHaveBeenCalledTimes(1);
  await settle();
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a page on its way out gives the lock back and asks for none; one that comes back queues', async () => {
  let until: Promise<void> | undefined;
  let isLeaving = false;
  const asked = browserLocks((granted) =>
    isLeaving ? refusal('InvalidStateError') : Promise.resolve((until = granted())),
  );
  const [held, lost] = [jest.fn(), jest.fn()];
  const lock = tabLock('a').wait(held, lost);
  isLeaving = true;
  window.dispatchEvent(new Event('pagehide'));
  await expect(until).resolves.toBeUndefined();
  await settle();
  expect(asked).toHaveBeenCalledTimes(1);
  isLeaving = false;
  window.dispatchEvent(new Event('pageshow'));
  expect(lost).toHaveBeenCalledTimes(1);
  await settle();
  expect(held).toHaveBeenCalledTimes(2);
  lock.release();
  window.dispatchEvent(new Event('pageshow'));
  expect(asked).toHaveBeenCalledTimes(2);
});
