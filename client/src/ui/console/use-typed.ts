import { useState, type Dispatch, type SetStateAction } from 'react';
import { useKeptInput } from '../../lib/kept-input';
import { useUnsaved } from './unsaved';

/** Of the inbox, whose file stands beside its list */
const BESIDE = ['file'];

/**
 * As useState, for what somebody types in a dialog or a panel: a session that ends keeps it, and any other way out asks
 * first. `id`: whose words they are on this page. Whoever opens the dialog keeps which one it was (`useKeptOpen`). Never for
 * a password.
 */
export function useTyped<Value>(
  id: string,
  first: Value | (() => Value),
): [value: Value, set: Dispatch<SetStateAction<Value>>] {
  const [start] = useState(first);
  const [value, set] = useState(start);
  const isDirty = JSON.stringify(value) !== JSON.stringify(start);
  useKeptInput<Value>(
    id,
    () => (isDirty ? value : undefined),
    (kept) => set(() => kept),
  );
  useUnsaved(isDirty, BESIDE);
  return [value, set];
}

/** As useState, for which dialog is open: it is open again after the next sign-in. */
export function useKeptOpen<Value>(
  id: string,
): [open: Value | undefined, set: Dispatch<SetStateAction<Value | undefined>>] {
  const [open, set] = useState<Value>();
  useKeptInput<Value>(
    id,
    () => open,
    (kept) => set(() => kept),
  );
  return [open, set];
}
