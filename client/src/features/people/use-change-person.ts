import type { UpdateUserInput } from '../../schema.generated';
import { toast } from '../../ui/aria/toast';
import { useChangePersonCommand } from './people.generated';

/** Changes somebody, and says how it went. */
export function useChangePerson(
  changed: () => void,
): (id: string, input: UpdateUserInput, done: string) => Promise<void> {
  const [change] = useChangePersonCommand({ say: toast });
  return async (id, input, done) => {
    await change({ id, input }, done);
    changed();
  };
}
