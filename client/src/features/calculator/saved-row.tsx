import { ArrowLeftRight, Banknote, House, Pencil, RefreshCw, Scale, Trash2, type LucideIcon } from 'lucide-react';
import { RULES_AS_OF } from 'domain/mortgage/provenance';
import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import type { CalculationKind } from '../../schema.generated';
import { moment } from '../../ui/console/moment';
import { keyFigure } from './key-figure';
import { addressOf, comparableOf, kindOf, nameOf, type Saved } from './saved';
import { useDeleteCalculationMutation, useRenameCalculationMutation } from './saved-calculations.generated';

const FAILED = 'This could not be saved. Please try again.';
const NOT_DELETED = 'This could not be deleted. Please try again.';

const MARKS: Partial<Record<CalculationKind, LucideIcon>> = {
  PURCHASE: House,
  AFFORDABILITY: Scale,
  RENEWAL: RefreshCw,
  COMPARISON: ArrowLeftRight,
};

interface Props {
  saved: Saved;
  picked: boolean;
  /** As many are chosen as can be compared. */
  full: boolean;
  onPick: (picked: boolean) => void;
  onGone: () => void;
}

/** One kept calculation: opened by its name, compared by its box, renamed and deleted in its place. */
export function SavedRow({ saved, picked, full, onPick, onGone }: Props): ReactNode {
  const [renaming, setRenaming] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [remove, { loading }] = useDeleteCalculationMutation({ errorPolicy: 'all' });
  const renameButton = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);
  useEffect(() => {
    // the field is gone; the button that brought it is back
    if (wasRenaming.current && !renaming) renameButton.current?.focus();
    wasRenaming.current = renaming;
  }, [renaming]);
  const name = nameOf(saved);
  const Mark = MARKS[saved.kind] ?? Banknote;
  const figure = keyFigure(saved.kind, saved.inputs, saved.results);
  const address = addressOf(saved);

  async function press(): Promise<void> {
    setProblem(undefined);
    const reply = await remove({ variables: { id: saved.id } }).catch(() => undefined);
    const payload = reply?.data?.deleteCalculation;
    if (payload?.deletedId) onGone();
    else setProblem(payload?.userErrors[0]?.message ?? NOT_DELETED);
  }
  return (
    <li className="saved" data-picked={picked || undefined}>
      {comparableOf(saved) === undefined ? (
        <span className="saved-mark">
          <Mark size={20} aria-hidden="true" />
        </span>
      ) : (
        <label className="saved-mark saved-pick">
          <input
            type="checkbox"
            aria-label={`Compare ${name}`}
            checked={picked}
            disabled={full && !picked}
            onChange={({ target }) => onPick(target.checked)}
          />
        </label>
      )}
      {renaming ? (
        <Renaming saved={saved} onDone={() => setRenaming(false)} />
      ) : (
        <>
          <div className="saved-text">
            {address ? <Link to={address}>{name}</Link> : <b>{name}</b>}
            <small>
              {kindOf(saved)} · saved {moment(saved.createdAt)}
              {saved.rulesAsOf !== RULES_AS_OF && ` · by the rules of ${saved.rulesAsOf}`}
            </small>
            <span role="alert" className="saved-problem">
              {problem}
            </span>
          </div>
          {figure && (
            <p className="saved-figure num">
              <b>{figure.value}</b> <small>{figure.of}</small>
            </p>
          )}
          <div className="saved-tools">
            <button ref={renameButton} type="button" aria-label={`Rename ${name}`} onClick={() => setRenaming(true)}>
              <Pencil size={18} aria-hidden="true" />
            </button>
            <button type="button" aria-label={`Delete ${name}`} disabled={loading} onClick={() => void press()}>
              <Trash2 size={18} aria-hidden="true" />
            </button>
          </div>
        </>
      )}
    </li>
  );
}

/** The name as a field; it stays, with what was typed, until it could be kept. */
function Renaming({ saved, onDone }: { saved: Saved; onDone: () => void }): ReactNode {
  const [name, setName] = useState(nameOf(saved));
  const [problem, setProblem] = useState<string>();
  const [rename, { loading }] = useRenameCalculationMutation({ errorPolicy: 'all' });
  const field = useRef<HTMLInputElement>(null);
  const problemId = `${saved.id}-problem`;
  useEffect(() => field.current?.select(), []);

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    setProblem(undefined);
    const reply = await rename({ variables: { id: saved.id, label: name } }).catch(() => undefined);
    const payload = reply?.data?.renameCalculation;
    if (payload?.calculation) onDone();
    else setProblem(payload?.userErrors[0]?.message ?? FAILED);
  }
  return (
    <form className="saved-rename" onSubmit={(event) => void submit(event)}>
      <label>
        <span className="vh">Name</span>
        <input
          ref={field}
          className="input"
          value={name}
          maxLength={100}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problemId}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Escape') onDone();
          }}
        />
      </label>
      <button type="submit" className="saved-button" disabled={loading}>
        Keep this name
      </button>
      <button type="button" className="saved-button" onClick={onDone}>
        Cancel
      </button>
      <span role="alert" className="saved-problem" id={problemId}>
        {problem}
      </span>
    </form>
  );
}
