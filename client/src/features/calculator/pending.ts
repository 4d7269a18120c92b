import type { CalculationKind } from '../../schema.generated';
import { tabStorage } from '../../lib/tab-storage';

const KEY = 'calculation:pending';

export interface Kept {
  kind: CalculationKind;
  inputs: Record<string, unknown>;
  label: string;
}

/** What somebody wanted to keep before signing in: it waits in this tab, and is taken once. */
export const keepForLater = (kept: Kept): void => tabStorage.write(KEY, JSON.stringify(kept));

export function takeKept(): Kept | undefined {
  const text = tabStorage.read(KEY);
  if (text === undefined) return undefined;
  tabStorage.remove(KEY);
  try {
    return JSON.parse(text) as Kept;
  } catch {
    return undefined;
  }
}
