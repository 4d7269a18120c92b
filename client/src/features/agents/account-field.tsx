import { useState, type ReactNode } from 'react';
import { ChoiceControl, TextControl } from '../../ui/console/edit/control';
import { PartFailed } from '../../ui/console/states';
import { useAgentAccountsQuery } from './agents.generated';
import { useDrafting } from './draft-context';
import { useSettled } from '../../lib/use-settled';

const FEWEST_LETTERS = 3;

/** Whose account opens the desk of an agent. Without a search the office's own people are offered. `name`: of the saved one. */
export function AccountField({ name }: { name: string | undefined }): ReactNode {
  const { draft, set } = useDrafting();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(
    draft.userId ? { value: draft.userId, label: name ?? 'Their account' } : undefined,
  );
  const search = useSettled(typed.trim());
  const { data, error, refetch } = useAgentAccountsQuery({
    variables: { filter: search.length < FEWEST_LETTERS ? { role: 'ADMIN' } : { q: search } },
  });
  const found = (data?.users?.items ?? []).map(({ id, name: who, email }) => ({
    value: id,
    label: `${who}, ${email}`,
  }));
  const choices = [...(chosen && !found.some(({ value }) => value === chosen.value) ? [chosen] : []), ...found];
  return (
    <>
      <TextControl
        name="findAccount"
        label="Find their account"
        hint="Search by part of the name or email address."
        max={100}
        value={typed}
        change={setTyped}
      />
      <ChoiceControl
        name="userId"
        label="Their account"
        hint="It gives them a desk with their own leads, calls, files and hours."
        value={draft.userId}
        choices={choices}
        empty="No account"
        change={(userId) => {
          setChosen(choices.find(({ value }) => value === userId));
          set({ userId });
        }}
      />
      {!data && error && <PartFailed what="The accounts" retry={refetch} />}
    </>
  );
}
