import { useEffect, useRef, useState, type ReactNode } from 'react';
import { AgainButton } from '../../../ui/late/again-button';
import { useLastPage, usePages } from '../../../lib/use-pages';
import { ButtonLink } from '../../../ui/button';
import { FromBefore } from '../../../ui/late/from-before';
import { PageTurner } from '../../../ui/page-turner';
import { PageStyles } from '../../../ui/page-styles';
import { compareAddress, NAMES } from '../payments/compared';
import { useSaveCalculationCommand } from '../save-calculation.generated';
import { unless } from '../../../ui/unless';
import { comparableOf, nameOf, type Saved } from './saved';
import { useSavedCalculationsQuery } from './saved-calculations.generated';
import styles from './saved-list.css?url';
import { SavedRow } from './row';

const PER_PAGE = 10;
const WORDS = { newer: 'Newer ones', older: 'Older ones' };
const NOT_BACK = 'It could not be brought back. Please try again.';

interface Props {
  /** Shown where nothing is kept yet. */
  empty?: ReactNode;
  /** Whether it is the view itself, in its own card, and the address says its page; a calculator’s address is its own. */
  framed?: boolean;
}

/** What the signed-in person has kept, newest first. */
export const SavedList = (props: Props): ReactNode => (
  <>
    <PageStyles href={styles} />
    <List {...props} />
  </>
);

function List({ empty, framed = false }: Props): ReactNode {
  const at = usePages(framed);
  const [picked, setPicked] = useState<readonly Saved[]>([]);
  const [gone, setGone] = useState<Saved>();
  const { data, previousData, error, refetch } = useSavedCalculationsQuery({
    variables: { page: at.page },
    fetchPolicy: 'cache-and-network',
  });
  const found = (data ?? previousData)?.myCalculations;
  const list = found && { totalItems: found.totalItems, limit: PER_PAGE };
  useLastPage(at, list);

  const frame = framed ? 'card-box saved-frame' : 'saved-frame';
  if (error && !found) {
    return (
      <div className={frame} role="alert">
        <p>Your saved calculations couldn’t be loaded.</p>
        <p className="saved-pages">
          <AgainButton retry={refetch} />
        </p>
      </div>
    );
  }
  if (!found || !list) {
    return (
      <p className={frame} role="status">
        Loading your saved calculations…
      </p>
    );
  }
  const comparable = found.items.filter((saved) => comparableOf(saved) !== undefined).length;
  const rows = (
    <>
      {(comparable > 1 || picked.length > 0) && <CompareBar picked={picked} />}
      <ul className="saved-list">
        {found.items.map((saved) => (
          <SavedRow
            key={saved.id}
            saved={saved}
            picked={picked.some(({ id }) => id === saved.id)}
            full={picked.length === NAMES.length}
            onPick={(on) => setPicked(on ? [...picked, saved] : picked.filter(({ id }) => id !== saved.id))}
            onGone={() => {
              setPicked(picked.filter(({ id }) => id !== saved.id));
              setGone(saved);
              void refetch();
            }}
          />
        ))}
      </ul>
      <PageTurner of="saved calculations" at={at} list={list} words={WORDS} className="saved-pages" />
    </>
  );
  return (
    <>
      <Gone
        gone={gone}
        onBack={() => {
          setGone(undefined);
          void refetch();
        }}
      />
      <FromBefore failed={error !== undefined} retry={refetch} />
      {found.totalItems > 0 && <div className={frame}>{rows}</div>}
      {found.totalItems === 0 && (empty ?? <p>Nothing saved yet: “Save” under a result keeps it here.</p>)}
    </>
  );
}

/** Only payments have a common yardstick: they alone can stand side by side. */
function CompareBar({ picked }: { picked: readonly Saved[] }): ReactNode {
  const searches = picked.flatMap((saved) => comparableOf(saved) ?? []);
  return (
    <div className="saved-compare">
      <p role="status">
        {searches.length === 0 && <span>Payments can be compared side by side: tick two or three.</span>}
        {searches.length === 1 && <span>One is ticked. Tick one or two more to compare.</span>}
        {searches.length > 1 && (
          <span>{`${searches.length} are ticked${searches.length === NAMES.length ? ', the most that fit' : ''}.`}</span>
        )}
      </p>
      {searches.length > 1 && (
        <ButtonLink small look="brand" to={compareAddress(searches)}>
          Compare these {searches.length}
        </ButtonLink>
      )}
    </div>
  );
}

/** What was just deleted, with the way back: it is kept anew, under the same name with the same figures. */
function Gone({ gone, onBack }: { gone: Saved | undefined; onBack: () => void }): ReactNode {
  const [keep, busy] = useSaveCalculationCommand({ failure: NOT_BACK });
  const [problem, setProblem] = useState<string>();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // the button that was pressed is gone with its row
    if (gone) undo.current?.focus();
  }, [gone]);

  async function bringBack({ kind, inputs, label }: Saved): Promise<void> {
    setProblem(undefined);
    const outcome = await keep({ input: { kind, inputs, label } });
    if (outcome.done) onBack();
    else setProblem(outcome.problem);
  }
  return (
    <div role="status" className="saved-gone">
      {gone && (
        <>
          <span>
            “{nameOf(gone)}” is deleted. {problem && <b className="saved-problem">{problem}</b>}
          </span>
          <button ref={undo} type="button" className="saved-button" {...unless(busy, () => void bringBack(gone))}>
            Undo
          </button>
        </>
      )}
    </div>
  );
}
