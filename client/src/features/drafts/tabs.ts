import type { DraftChannel, TabMessage, WriterLock } from './draft-state';

/** A lock of the browser, which a closed tab gives back. Without locks each tab writes, and the server tells them apart. */
export const tabLock = (name: string): WriterLock => ({
  wait(held, lost) {
    let isOver = false;
    let isHeld = false;
    let giveBack = (): void => undefined;
    const granted = (): Promise<void> | undefined => {
      if (isOver || isHeld) return undefined;
      isHeld = true;
      held();
      return new Promise((resolve) => (giveBack = resolve));
    };
    // there are none outside of secure addresses
    const locks = navigator.locks as LockManager | undefined;
    if (!locks) {
      void granted();
      return { take: () => Promise.resolve(), release: () => (isOver = true) };
    }
    const queue = (): void => {
      locks.request(name, granted).catch(stolen);
    };
    const stolen = (): void => {
      if (isOver) return;
      isHeld = false;
      lost();
      queue();
    };
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
                .catch(stolen);
            }),
      release() {
        isOver = true;
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
