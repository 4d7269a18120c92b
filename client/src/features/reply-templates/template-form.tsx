import {
  LONGEST_TEMPLATE_NAME,
  REPLY_VARIABLES,
  sampleReply,
  variableMark,
} from '@brokerage/domain/enquiries/reply-template';
import { LONGEST_EMAIL_SUBJECT, LONGEST_EMAIL_TEXT } from '@brokerage/domain/enquiries/written-email';
import { useEffect, useId, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { toast } from '../../ui/aria/toast';
import { Button } from '../../ui/console/button';
import {
  ReplyTemplatesDocument,
  useSaveReplyTemplateCommand,
  type ReplyTemplateLineFragment,
} from './reply-templates.generated';
import styles from './templates.module.css?sheet';

const FIELDS = ['name', 'subject', 'text'] as const;
type FieldName = (typeof FIELDS)[number];

interface Props {
  /** undefined: a new one */
  template: ReplyTemplateLineFragment | undefined;
  close: () => void;
}

/** A template with the list of its variables and what it looks like filled. */
export function TemplateForm({ template, close }: Props): ReactNode {
  const id = useId();
  const [words, setWords] = useState(() => ({
    name: template?.name ?? '',
    subject: template?.subject ?? '',
    text: template?.text ?? '',
  }));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();
  const [save, busy] = useSaveReplyTemplateCommand({ fields: FIELDS, refetchQueries: [ReplyTemplatesDocument] });
  const subject = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  /** Variables go where the caret was last, in the subject or the text */
  const [place, setPlace] = useState<'subject' | 'text'>('text');
  const caret = useRef<number>(undefined);
  useEffect(() => {
    if (caret.current === undefined) return;
    const field = place === 'subject' ? subject.current : text.current;
    field?.focus();
    field?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  }, [words, place]);

  const set = (field: FieldName, value: string): void => setWords((before) => ({ ...before, [field]: value }));

  function insert(mark: string): void {
    const field = place === 'subject' ? subject.current : text.current;
    const { selectionStart, selectionEnd } = field ?? {};
    const value = words[place];
    const from = selectionStart ?? value.length;
    caret.current = from + mark.length;
    set(place, value.slice(0, from) + mark + value.slice(selectionEnd ?? from));
  }

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const known = template && { id: template.id, expectedVersion: template.version };
    const outcome = await save({ input: { ...words, ...known } });
    setErrors(outcome.errors);
    setProblem(outcome.problem);
    if (!outcome.done) return;
    toast({ text: `“${words.name.trim()}” was saved` });
    close();
  }

  const field = (name: FieldName): object => ({
    id: `${id}-${name}`,
    value: words[name],
    'aria-invalid': errors[name] ? true : undefined,
    'aria-describedby': `${id}-${name}-problem`,
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
    ...(name !== 'name' && { onFocus: () => setPlace(name) }),
  });
  const refusal = (name: FieldName): ReactNode => (
    <p className="problem" id={`${id}-${name}-problem`}>
      {errors[name]}
    </p>
  );

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <div className={styles.fields}>
        <div className="a-field">
          <label htmlFor={`${id}-name`}>Name of the template</label>
          <input className="a-input" maxLength={LONGEST_TEMPLATE_NAME} autoComplete="off" {...field('name')} />
          {refusal('name')}
        </div>
        <div className="a-field">
          <label htmlFor={`${id}-subject`}>Subject</label>
          <input
            ref={subject}
            className="a-input"
            maxLength={LONGEST_EMAIL_SUBJECT}
            autoComplete="off"
            {...field('subject')}
          />
          {refusal('subject')}
        </div>
        <div className="a-field">
          <label htmlFor={`${id}-text`}>Text</label>
          <textarea
            ref={text}
            className={`a-input ${styles.text}`}
            rows={12}
            maxLength={LONGEST_EMAIL_TEXT}
            {...field('text')}
          />
          {refusal('text')}
        </div>
        <div className={styles.marks} role="group" aria-label="Insert a variable">
          <span>Filled in for you:</span>
          {REPLY_VARIABLES.map(({ name, label }) => (
            <button key={name} type="button" title={variableMark(name)} onClick={() => insert(variableMark(name))}>
              {label}
            </button>
          ))}
        </div>
      </div>
      <div className={styles.side}>
        <h3>Looks like this</h3>
        <p className={styles.subject}>{sampleReply(words.subject) || 'No subject yet'}</p>
        <p className={styles.sample}>{sampleReply(words.text) || 'No text yet'}</p>
        <p className="muted">
          The people and numbers here are invented. What we don’t know stays a gap for you to fill.
        </p>
        <div className={styles.foot}>
          <p className="problem" role="alert">
            {problem}
          </p>
          <Button type="submit" look="main" disabled={busy}>
            Save template
          </Button>
          <Button onClick={close}>Cancel</Button>
        </div>
      </div>
    </form>
  );
}
