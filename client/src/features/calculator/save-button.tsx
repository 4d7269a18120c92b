import { useCallback, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session';
import { Button } from '../../ui/button';
import { keepForLater, takeKept, type Kept } from './pending';
import { useSaveCalculationCommand } from './save-calculation.generated';
import { useOnChange } from '../../lib/effects';

type State = 'idle' | 'saving' | 'saved' | { failure: string };

const FAILED = 'This could not be saved. Please try again.';

/** Keeps a calculation in the account; who is signed out signs in first, and finds it saved. */
export function SaveButton({ kept, search }: { kept: Kept; search: string }): ReactNode {
  const navigate = useNavigate();
  const signedIn = useSession().state === 'signed-in';
  const [send] = useSaveCalculationCommand({ refetchQueries: ['SavedCalculations'], failure: FAILED });
  const [state, setState] = useState<State>('idle');
  const [savedSearch, setSavedSearch] = useState('');

  const save = useCallback(
    async (input: Kept): Promise<void> => {
      setState('saving');
      const { problem } = await send({ input });
      setState(problem === undefined ? 'saved' : { failure: problem });
    },
    [send],
  );

  // back from signing in: what was to be kept is kept now
  useOnChange(() => {
    const pending = signedIn ? takeKept() : undefined;
    if (!pending) return;
    queueMicrotask(() => {
      setSavedSearch(search);
      void save(pending);
    });
    // once, when somebody is known to be signed in
  }, [signedIn]);

  function press(): void {
    if (state === 'saving') return;
    if (signedIn) {
      setSavedSearch(search);
      void save(kept);
      return;
    }
    keepForLater(kept);
    void navigate(paths.auth, { state: { from: `${window.location.pathname}?${search}` } });
  }

  const told = state === 'saved' && savedSearch !== search ? 'idle' : state;
  return (
    <span className="calc-save">
      <Button look="outline" small onClick={press} off={told === 'saving'}>
        {signedIn ? 'Save' : 'Sign in to save'}
      </Button>
      <span role="status">
        {told === 'saving' && <span>Saving…</span>}
        {told === 'saved' && <span>Saved to your account</span>}
        {typeof told === 'object' && told.failure}
      </span>
    </span>
  );
}
