import { useId, useState, type ReactNode, type SyntheticEvent } from 'react';
import { Dialog } from '../../ui/aria/dialog';
import { SegmentedControl } from '../../ui/aria/segmented-control';
import { SelectField } from '../../ui/aria/select-field';
import { toast } from '../../ui/aria/toast';
import { Button } from '../../ui/console/button';
import { useTyped } from '../../ui/console/use-typed';
import { MoneyInput } from '../../ui/form/money-input';
import styles from './application-file.module.css?sheet';
import { useCorrectAnswerCommand } from './correct-answer.generated';
import { changeFile } from './file-cache';
import type { File, FileAnswer } from './words';

type Control = NonNullable<FileAnswer['control']>;

export interface Asked {
  label: string;
  place: string;
  value: string;
  control: Control;
}

const YES_OR_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

const LONGEST = 5_000;

interface Props {
  file: Pick<File, 'id' | 'version'>;
  /** Which answer; undefined: none */
  asked: Asked | undefined;
  close: () => void;
  reload: () => Promise<unknown>;
}

/** Puts an answer right after the application was sent. */
export function CorrectDialog({ asked, close, ...rest }: Props): ReactNode {
  return (
    <Dialog isOpen={asked !== undefined} onClose={close} title={asked?.value ? 'Correct an answer' : 'Add an answer'}>
      {asked && <Question asked={asked} close={close} {...rest} />}
    </Dialog>
  );
}

function Question({ file, asked, close, reload }: Props & { asked: Asked }): ReactNode {
  const { label, place, value, control } = asked;
  const [text, setText] = useTyped(`answer:${place}`, control.text);
  const [problem, setProblem] = useState<string>();
  const [correct, busy] = useCorrectAnswerCommand({
    say: (said) => !said.bad && toast(said),
    refetchQueries: ['ApplicationRatios', 'FileDocuments'],
    update(cache, { data }) {
      const { sections, version } = data?.correctAnswer ?? {};
      if (sections && version != null) changeFile(cache, file.id, () => ({ sections, version }));
    },
  });

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setProblem(undefined);
    const { id: applicationId, version } = file;
    const outcome = await correct({ input: { applicationId, place, text, version } }, 'Answer corrected');
    if (outcome.done) {
      close();
      return;
    }
    const [refused] = outcome.payload?.userErrors ?? [];
    setProblem(refused?.message ?? outcome.problem);
    if (refused?.code === 'CONFLICT') await reload(); // the page shows its own notice
  }

  return (
    <form className="stack-4" onSubmit={(event) => void submit(event)}>
      <AnswerField label={label} control={control} text={text} onChange={setText} wrong={problem !== undefined} />
      <p className="muted">
        {value ? <span>{`They answered: ${value}. `}</span> : null}
        What was sent stays beside it, with your name. A paper that becomes necessary joins the list.
      </p>
      <p className="problem" role="alert">
        {problem}
      </p>
      <div className="a-dialog-foot">
        <Button onClick={close}>Cancel</Button>
        <Button type="submit" look="main" disabled={text === control.text} off={busy}>
          Save
        </Button>
      </div>
    </form>
  );
}

interface FieldProps {
  label: string;
  control: Control;
  text: string;
  onChange: (text: string) => void;
  wrong: boolean;
}

function AnswerField({ label, control: { kind, choices }, text, onChange, wrong }: FieldProps): ReactNode {
  const id = useId();
  if (kind === 'choice') {
    return <SelectField label={label} options={choices} value={text || undefined} onChange={onChange} />;
  }
  if (kind === 'flag' || kind === 'consent') {
    return (
      <div className="a-field">
        <span aria-hidden="true">{label}</span>
        <SegmentedControl
          label={label}
          options={YES_OR_NO}
          value={text === 'yes' || kind === 'consent' ? (text === 'yes' ? 'yes' : 'no') : (text as 'no')}
          onChange={onChange}
        />
      </div>
    );
  }
  if (kind === 'choices') return <Several label={label} choices={choices} text={text} onChange={onChange} />;
  const native = { id, 'aria-invalid': wrong || undefined, maxLength: LONGEST };
  const typed = (target: { value: string }): void => onChange(target.value);
  return (
    <div className="a-field">
      <label htmlFor={id}>{label}</label>
      {kind === 'money' && <MoneyInput {...native} value={text} onChange={onChange} />}
      {kind === 'longText' && (
        <textarea {...native} className="a-input" rows={4} value={text} onChange={({ target }) => typed(target)} />
      )}
      {kind !== 'money' && kind !== 'longText' && (
        <input
          {...native}
          className="input"
          type={kind === 'date' || kind === 'month' ? kind : 'text'}
          value={text}
          autoComplete="off"
          onChange={({ target }) => typed(target)}
        />
      )}
    </div>
  );
}

function Several({ label, choices, text, onChange }: Omit<FieldProps, 'control' | 'wrong'> & Pick<Control, 'choices'>) {
  const chosen = new Set(text.split(',').filter(Boolean));
  const toggle = (value: string): void => {
    const next = choices.filter((choice) => (choice.value === value ? !chosen.has(value) : chosen.has(choice.value)));
    onChange(next.map((choice) => choice.value).join(','));
  };
  return (
    <fieldset className={styles.several}>
      <legend>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input type="checkbox" checked={chosen.has(choice.value)} onChange={() => toggle(choice.value)} />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
