import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { readToken, signIn, useSession } from '../../lib/session';
import type { UpdateUserInput } from '../../schema.generated';
import { useUpdateMeCommand } from './update-user.generated';

export type Saved = { saved: true } | { errors: Record<string, string>; failure?: string };

/** Saves a change of one's own account; what the browser keeps of the person follows. */
export function useUpdateMe(fields: readonly string[] = []): (input: UpdateUserInput) => Promise<Saved> {
  const { user } = useSession();
  const [update] = useUpdateMeCommand({
    fields,
    failure: MESSAGES.requestFailed,
    refetchQueries: ['MyProfile'],
  });
  return async (input) => {
    if (!user) return { errors: {}, failure: MESSAGES.unexpected };
    const { payload, errors, problem } = await update({ id: user.id, input });
    if (!payload?.user) return { errors, failure: problem };
    const { name, email } = payload.user;
    signIn({ ...user, name, email, token: payload.token ?? readToken() });
    return { saved: true };
  };
}
