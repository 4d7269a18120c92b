import { useState } from 'react';
import { useMarkCallCommand, type CallShownFragment } from './calendar.generated';

/** Says what became of a call, and reads the calendar again whatever the answer was. */
export function useMark(
  { id, sequence }: CallShownFragment,
  changed: () => void,
): { mark: (to: CallShownFragment['status']) => Promise<boolean>; busy: boolean; problem: string | undefined } {
  const [run, busy] = useMarkCallCommand();
  const [problem, setProblem] = useState<string>();
  async function mark(status: CallShownFragment['status']): Promise<boolean> {
    if (busy) return false;
    const outcome = await run({ id, sequence, status });
    setProblem(outcome.problem ?? outcome.payload?.userErrors[0]?.message);
    changed();
    return outcome.done;
  }
  return { mark, busy, problem };
}
