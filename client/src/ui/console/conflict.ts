import type { Outcome } from '../../lib/use-command';

interface Answer {
  userErrors: readonly { code: string }[];
}

/** Whether somebody else saved first. */
export const isConflict = (answer: Answer | undefined): boolean =>
  answer?.userErrors.some(({ code }) => code === 'CONFLICT') ?? false;

/** Where somebody else saved first, what they left is read before the person hears of it: a second try goes on top of it. */
export async function rereading<Payload extends Answer>(
  run: Promise<Outcome<Payload>>,
  reread: () => Promise<unknown>,
): Promise<Outcome<Payload>> {
  const outcome = await run;
  if (isConflict(outcome.payload)) await reread().catch(() => undefined);
  return outcome;
}
