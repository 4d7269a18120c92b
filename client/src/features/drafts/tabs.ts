import type { DraftChannel, TabMessage, WriterLock } from './draft-state';

/** Before a tab that lost its place queues again: no browser may be asked without a pause. */
const AGAIN_MS = 250;

/**
 * A lock of the browser, which a closed tab gives back. Where there are none, or the browser refuses, each tab writes, and
 * the server tells them apart. A page on its way out holds none and asks for none: WebKit refuses those at once.
 */
export const tabLock = (name: string): WriterLock => ({
  wait(held, lost) {
    let isOver = false;
    let isHeld = false;
    let isAway = false;
    let giveBack = (): void => undefined;
    const granted = (): Promise<void> | undefined => {
      if (isOver || isHeld || isAway) return undefined;
      isHeld = true;
      held();
      return new Promise((resolve) => (giveBack = resolve));
    };
    // there are none outside of secure addresses
    const locks: LockManager | undefined = navigator.locks;
    if (!locks) {
      void granted();
      return { take: () => Promise.resolve(), release: () => (isOver = true) };
    }
    const queue = (): void => {
      if (!isOver && !isAway) locks.request(name, granted).catch(refused);
    };
    const lose = (): void => {
      if (!isHeld) return;
      isHeld = false;
      lost();
    };
    // only what was held can be taken away: whoever never got it is not asked again
    const refused = (): void => {
      if (isOver || isAway) return;
      if (!isHeld) return void granted();
      lose();
      setTimeout(queue, AGAIN_MS);
    };
    const leave = (): void => {
      isAway = true;
      giveBack();
    };
    const comeBack = (): void => {
      if (!isAway) return;
      isAway = false;
      lose();
      queue();
    };
    addEventListener('pagehide', leave);
    addEventListener('pageshow', comeBack);
    queue();
    return {
      take: () =>
        isHeld || isOver
          ? Promise.resolve()
          : new Promise((resolve) => {
              locks
                .request(name, { steal: true }, () => {
                  const until = granted();
                  resolve();
                  return until;
                })
                .catch(() => {
                  refused();
                  resolve();
                });
            }),
      release() {
        isOver = true;
        removeEventListener('pagehide', leave);
        removeEventListener('pageshow', comeBack);
        giveBack();
      },
    };
  },
});

/** News to this person's other tabs. */
export function tabChannel(name: string): DraftChannel {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  return {
    tell: (message) => channel?.postMessage(message),
    listen(hear) {
      if (channel) channel.onmessage = ({ data }: MessageEvent<TabMessage>) => hear(data);
      return () => channel?.close();
    },
  };
}
