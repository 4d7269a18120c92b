import type { LucideIcon } from 'lucide-react';
import { useEffect, useId, useSyncExternalStore } from 'react';

/** Something that can be done with what the page shows. */
export interface PageAction {
  id: string;
  /** The verb first: "Assign to me" */
  label: string;
  icon: LucideIcon;
  run: () => void;
  /** It moves the focus or opens something, so it waits until the palette has given the focus back. */
  takesFocus?: boolean;
}

/** By the part of the page that named them, in the order in which they came */
const named = new Map<string, readonly PageAction[]>();
const listeners = new Set<() => void>();
let all: readonly PageAction[] = [];

function changed(): void {
  all = [...named.values()].flat();
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const NONE: readonly PageAction[] = [];

/**
 * While this part of the page stands, the palette offers these actions: `usePageActions([{ id: 'note', … }])`. They are
 * named again with each rendering, so that they do what the page shows now.
 */
export function usePageActions(actions: readonly PageAction[]): void {
  const id = useId();
  useEffect(() => {
    named.set(id, actions);
    changed();
  });
  useEffect(
    () => () => {
      named.delete(id);
      changed();
    },
    [id],
  );
}

/** What can be done on this page now. */
export const useNamedActions = (): readonly PageAction[] =>
  useSyncExternalStore(
    subscribe,
    () => all,
    () => NONE,
  );
