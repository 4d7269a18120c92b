import {
  ArrowLeftRight,
  Banknote,
  Columns3,
  House,
  Pencil,
  RefreshCw,
  Scale,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { RULES_AS_OF } from '@brokerage/domain/mortgage/provenance';
import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { Link } from '../../../ui/link';
import { useKeptInput } from '../../../lib/kept-input';
import { useUntouched } from '../../../lib/use-untouched';
import type { CalculationKind } from '../../../schema.generated';
import { moment } from '../../../lib/moment';
import { unless } from '../../../ui/unless';
import { keyFigure } from './key-figure';
import { addressOf, comparableOf, kindOf, nameOf, type Saved } from './saved';
import { useDeleteCalculationCommand, useRenameCalculationCommand } from './saved-calculations.generated';

const FAILED = 'This could not be saved. Please try again.';
const NOT_DELETED = 'This could not be deleted. Please try again.';

const MARKS: Partial<Record<CalculationKind, LucideIcon>> = {
  PURCHASE: House,
  DOWN_PAYMENTS: Columns3,
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
  const [newName, setNewName] = useState<string>();
  useKeptInput(`rename:${saved.id}`, () => newName, setNewName);
  const renaming = newName !== undefined;
  const [problem, setProblem] = useState<string>();
  const [remove, busy] = useDeleteCalculationCommand({ failure: NOT_DELETED });
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
    const outcome = await remove({ id: saved.id });
    if (outcome.done) onGone();
    else setProblem(outcome.problem);
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
        <Renaming id={saved.id} name={newName} setName={setNewName} />
      ) : (
        <>
          <div className="saved-text">
            {address ? <Link to={address}>{name}</Link> : <b>{name}</b>}
            <small>
              {kindOf(saved)} · saved {moment(saved.createdAt)}
              {saved.rulesAsOf !== RULES_AS_OF && <span>{` · by the rules of ${saved.rulesAsOf}`}</span>}
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
            <button ref={renameButton} type="button" aria-label={`Rename ${name}`} onClick={() => setNewName(name)}>
              <Pencil size={18} aria-hidden="true" />
            </button>
            <button type="button" aria-label={`Delete ${name}`} {...unless(busy, () => void press())}>
              <Trash2 size={18} aria-hidden="true" />
            </button>
          </div>
        </>
      )}
    </li>
  );
}

/** The name as a field; it stays, with what was typed, until it could be kept. */
function Renaming({
  id,
  name,
  setName,
}: {
  id: string;
  name: string;
  setName: (name: string | undefined) => void;
}): ReactNode {
  const onDone = (): void => setName(undefined);
  const [problem, setProblem] = useState<string>();
  const [rename, busy] = useRenameCalculationCommand({ failure: FAILED });
  const isUntouched = useUntouched(name);
  const field = useRef<HTMLInputElement>(null);
  const problemId = `${id}-problem`;
  useEffect(() => field.current?.select(), []);

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    setProblem(undefined);
    const outcome = await rename({ id, label: name });
    if (outcome.done && isUntouched(name)) onDone();
    setProblem(outcome.problem);
  }
  return (
    <form className="saved-rename" onSubmit={(event) => void submit(event)}>
      <label>
        <span className="sr-text">Name</span>
        <input
          ref={field}
          className="input"
          value={name}
          maxLength={100}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problemId}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={({ key, nativeEvent }) => {
            // the Escape that ends a word of an input method is no answer to the question
            if (key === 'Escape' && !nativeEvent.isComposing) onDone();
          }}
        />
      </label>
      <button type="submit" className="saved-button" {...unless(busy)}>
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
