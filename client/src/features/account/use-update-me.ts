import { MESSAGES } from 'domain/vocabulary/messages';
import { readToken, signIn, useSession } from '../../lib/session';
import type { UpdateUserInput } from '../../schema.generated';
import { errorsByField } from '../../lib/user-errors';
import { useUpdateMeMutation } from './update-user.generated';

export type Saved = { saved: true } | { errors: Record<string, string>; failure?: string };

/** Saves a change of one's own account; what the browser keeps of the person follows. */
export function useUpdateMe(): (input: UpdateUserInput, fields: readonly string[]) => Promise<Saved> {
  const { user } = useSession();
  const [update] = useUpdateMeMutation({ refetchQueries: ['MyProfile'] });
  return async (input, fields) => {
    if (!user) return { errors: {}, failure: MESSAGES.unexpected };
    const payload = await update({ variables: { id: user.id, input } }).then(
      ({ data }) => data?.updateUser,
      () => undefined,
    );
    if (!payload) return { errors: {}, failure: MESSAGES.requestFailed };
    if (!payload.user) {
      const { '': failure, ...errors } = errorsByField(payload.userErrors, fields);
      return { errors, failure };
    }
    const { name, email } = payload.user;
    signIn({ ...user, name, email, token: payload.token ?? readToken() });
    return { saved: true };
  };
}
