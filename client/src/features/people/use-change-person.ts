import type { UpdateUserInput } from '../../schema.generated';
import { toast } from '../../ui/aria/toast';
import { useChangePersonCommand } from './people.generated';

/** Changes somebody, and says how it went. */
export function useChangePerson(
  changed: () => unknown,
): [change: (id: string, input: UpdateUserInput, done: string) => Promise<void>, busy: boolean] {
  const [change, busy] = useChangePersonCommand({ say: toast });
  return [
    async (id, input, done) => {
      await change({ id, input }, done);
      changed();
    },
    busy,
  ];
}
