import { useId, useState, type SyntheticEvent, type ReactNode } from 'react';
import { rateProblem } from '@brokerage/domain/rates/sanity';
import { officeToday } from '../../../lib/office-today';
import { Button } from '../../../ui/console/button';
import { BulkAction, BulkBar } from '../../../ui/aria/bulk-bar';
import { Dialog } from '../../../ui/aria/dialog';
import { WhenInput } from '../../../ui/when/when-input';
import { whenProblem, whenWords } from '../../../ui/when/when-text';
import type { BulkRateChangeInput, RateVisibility } from '../../../schema.generated';
import { rateName, shownFacts, visibilityLabel, VISIBILITIES, type DeskRow } from '../facts';
import { addPoints, parsePoints, showPercent } from '../percent';
import type { Actions } from '../use-actions';
import type { Selection } from '../use-selection';

const PREVIEWED = 6;
export const rates = (count: number): string => `${count} ${count === 1 ? 'rate' : 'rates'}`;

type Open = 'adjust' | 'visibility' | 'end' | undefined;

/** Bulk actions on the ticked rates. Each can be undone. */
export function Bulk({ selection, actions }: { selection: Selection; actions: Actions }): ReactNode {
  const [open, setOpen] = useState<Open>();
  const picked = [...selection.rates.values()];
  const count = rates(picked.length);
  const close = (): void => setOpen(undefined);
  async function apply(change: BulkRateChangeInput, done: string): Promise<void> {
    const well = await actions.change([...selection.rates.keys()], change, done);
    if (!well) return;
    close();
    selection.clear();
  }
  return (
    <>
      <BulkBar count={picked.length} onClear={selection.clear}>
        <BulkAction onPress={() => setOpen('adjust')}>Adjust rate</BulkAction>
        <BulkAction onPress={() => setOpen('visibility')}>Change visibility</BulkAction>
        <BulkAction onPress={() => setOpen('end')}>Set an end date</BulkAction>
        <BulkAction onPress={() => void apply({ archive: true }, `${count} will be archived once you publish`)}>
          Archive
        </BulkAction>
      </BulkBar>
      <Dialog isOpen={open === 'adjust'} onClose={close} title={`Adjust ${count}`}>
        <Adjust picked={picked} apply={apply} close={close} />
      </Dialog>
      <Dialog isOpen={open === 'visibility'} onClose={close} title={`Who can see ${count}`}>
        <Visibility apply={apply} close={close} count={count} />
      </Dialog>
      <Dialog isOpen={open === 'end'} onClose={close} title={`Last day for ${count}`}>
        <EndDate apply={apply} close={close} count={count} />
      </Dialog>
    </>
  );
}

interface FormProps {
  apply: (change: BulkRateChangeInput, done: string) => Promise<void>;
  close: () => void;
}

function BulkForm({
  submit,
  close,
  label,
  children,
}: {
  submit: () => Promise<void> | undefined;
  close: () => void;
  label: string;
  children: ReactNode;
}): ReactNode {
  const [busy, setBusy] = useState(false);
  async function onSubmit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    await submit();
    setBusy(false);
  }
  return (
    <form className="bulk-form" onSubmit={(event) => void onSubmit(event)} noValidate>
      {children}
      <div className="a-dialog-foot">
        <Button onClick={close}>Cancel</Button>
        <Button type="submit" look="main" off={busy}>
          {label}
        </Button>
      </div>
    </form>
  );
}

function Adjust({ picked, apply, close }: FormProps & { picked: readonly DeskRow[] }): ReactNode {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState(false);
  const parsed = parsePoints(text);
  const points = 'value' in parsed ? parsed.value : undefined;
  const problem = asked && 'problem' in parsed ? parsed.problem : undefined;
  const lines = picked.flatMap((rate) => {
    const now = shownFacts(rate)?.rate;
    return now === undefined ? [] : [{ rate, now, then: points === undefined ? undefined : addPoints(now, points) }];
  });
  const wrong = lines.filter(({ then }) => then !== undefined && rateProblem(then) !== null).length;
  const submit = async (): Promise<void> => {
    setAsked(true);
    if (points === undefined) return;
    const moved = `${points > 0 ? 'up' : 'down'} by ${showPercent(Math.abs(points))}`;
    await apply({ adjustBy: points }, `${rates(picked.length)} moved ${moved}, as drafts`);
  };
  return (
    <BulkForm submit={submit} close={close} label={`Adjust ${rates(picked.length)}`}>
      <label className="a-field">
        <span>Points up or down</span>
        <input
          className="a-input num"
          inputMode="text"
          autoComplete="off"
          value={text}
          aria-invalid={problem ? true : undefined}
          aria-describedby="adjust-hint"
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <p id="adjust-hint" className={problem ? 'problem' : 'muted'}>
        {problem ?? 'For example, -0.10 lowers each rate by a tenth of a point.'}
      </p>
      <ul className="adjust-list num">
        {lines.slice(0, PREVIEWED).map(({ rate, now, then }) => (
          <li key={rate.id}>
            <span>{rateName(rate)}</span>
            <span>
              {then !== undefined && <s>{showPercent(now)}%</s>}{' '}
              <b className={then !== undefined && rateProblem(then) !== null ? 'problem' : undefined}>
                {showPercent(then ?? now)}%
              </b>
            </span>
          </li>
        ))}
        {lines.length > PREVIEWED && <li className="muted">and {lines.length - PREVIEWED} more</li>}
      </ul>
      <p className="problem" role="status">
        {wrong > 0 && `${rates(wrong)} would fall outside 1% to 15%, so you could not publish.`}
      </p>
    </BulkForm>
  );
}

function Visibility({ apply, close, count }: FormProps & { count: string }): ReactNode {
  const [value, setValue] = useState<RateVisibility>('EVERYONE');
  return (
    <BulkForm
      close={close}
      label={`Change ${count}`}
      submit={() => apply({ visibility: value }, `${count}: ${visibilityLabel(value).toLowerCase()}, as drafts`)}
    >
      <fieldset className="bulk-choices">
        <legend>Visible to</legend>
        {VISIBILITIES.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name="bulk-visibility"
              checked={value === option.value}
              onChange={() => setValue(option.value)}
            />
            {option.label}
          </label>
        ))}
      </fieldset>
    </BulkForm>
  );
}

function EndDate({ apply, close, count }: FormProps & { count: string }): ReactNode {
  const id = useId();
  const [day, setDay] = useState('');
  const [asked, setAsked] = useState(false);
  // what cannot be read as a day is none
  const unread = whenProblem('day', day, { min: officeToday() });
  const problem = asked ? unread : undefined;
  const submit = async (): Promise<void> => {
    setAsked(true);
    if (unread === undefined) await apply({ endsOn: day || null }, `${count}: ${until}, as drafts`);
  };
  const until = day ? `until ${whenWords('day', day)}` : 'no end date';
  return (
    <BulkForm close={close} label={day ? 'Set last day' : 'Remove last day'} submit={submit}>
      <div className="a-field">
        <label htmlFor={id}>Last day visitors see them</label>
        <WhenInput
          id={id}
          kind="day"
          value={day}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-problem`}
          onChange={setDay}
        />
      </div>
      <p className="problem" role="alert" id={`${id}-problem`}>
        {problem}
      </p>
      <p className="muted">Leave blank to keep them until someone hides or archives them.</p>
    </BulkForm>
  );
}
