import {
  LONGEST_TEMPLATE_NAME,
  REPLY_VARIABLES,
  sampleReply,
  variableMark,
} from '@brokerage/domain/enquiries/reply-template';
import { LONGEST_EMAIL_SUBJECT, LONGEST_EMAIL_TEXT } from '@brokerage/domain/enquiries/written-email';
import { useId, type ReactNode } from 'react';
import { Button } from '../../ui/console/button';
import styles from './templates.module.css?sheet';
import { useTemplateDraft, type FieldName, type TemplateDraft, type TemplateFormProps } from './use-template-draft';

/** A template with the list of its variables and what it looks like filled. */
export function TemplateForm(props: TemplateFormProps): ReactNode {
  const draft = useTemplateDraft(props);
  const { words, insert, problem, busy, submit } = draft;
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <div className={styles.fields}>
        <Fields draft={draft} />
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
          <Button type="submit" look="main" off={busy}>
            Save template
          </Button>
          <Button onClick={props.close}>Cancel</Button>
        </div>
      </div>
    </form>
  );
}

function Fields({ draft }: { draft: TemplateDraft }): ReactNode {
  const id = useId();
  const { words, set, subject, text, setPlace, errors } = draft;
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
    <>
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
    </>
  );
}
