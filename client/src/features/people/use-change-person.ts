import { MESSAGES } from 'domain/vocabulary/messages';
import type { UpdateUserInput } from '../../schema.generated';
import { toast } from '../../ui/aria/toast';
import { useChangePersonMutation } from './people.generated';

/** Changes somebody, and says how it went. */
export function useChangePerson(
  changed: () => void,
): (id: string, input: UpdateUserInput, done: string) => Promise<void> {
  const [change] = useChangePersonMutation({ errorPolicy: 'all' });
  return async (id, input, done) => {
    const { data, error } = await change({ variables: { id, input } }).catch((thrown: unknown) => ({
      data: undefined,
      error: thrown,
    }));
    const payload = data?.updateUser;
    if (payload?.user) toast({ text: done });
    else {
      const refusal = payload?.userErrors[0]?.message ?? (error instanceof Error ? error.message : undefined);
      toast({ text: refusal ?? MESSAGES.unexpected, bad: true });
    }
    changed();
  };
}
