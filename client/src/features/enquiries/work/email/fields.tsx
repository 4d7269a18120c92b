import { LONGEST_EMAIL_SUBJECT, LONGEST_EMAIL_TEXT } from '@brokerage/domain/enquiries/written-email';
import { useId, type ReactNode } from 'react';
import contact from '../contact/log-contact.module.css?sheet';
import type { EmailForm } from './use-email-form';
import styles from './write-email.module.css?sheet';

/** Subject and text of an email, as they are written. */
export function EmailFields({ form }: { form: EmailForm }): ReactNode {
  const id = useId();
  const { written, setSubject, setText, fields, errors } = form;
  return (
    <>
      <div className={contact.set}>
        <label htmlFor={`${id}-subject`}>Subject</label>
        <input
          ref={fields.subject}
          id={`${id}-subject`}
          className="a-input"
          maxLength={LONGEST_EMAIL_SUBJECT}
          aria-invalid={errors['subject'] ? true : undefined}
          aria-describedby={`${id}-subject-problem`}
          value={written.subject}
          onChange={({ target }) => setSubject(target.value)}
        />
        <p className="problem" id={`${id}-subject-problem`}>
          {errors['subject']}
        </p>
      </div>
      <div className={contact.set}>
        <label htmlFor={`${id}-text`}>Text</label>
        <textarea
          ref={fields.text}
          id={`${id}-text`}
          className={`a-input ${styles.text}`}
          rows={11}
          maxLength={LONGEST_EMAIL_TEXT}
          aria-invalid={errors['text'] ? true : undefined}
          aria-describedby={`${id}-hint ${id}-text-problem`}
          value={written.text}
          onChange={({ target }) => setText(target.value)}
        />
        <p className="muted" id={`${id}-hint`}>
          A blank line starts a new paragraph. Web addresses become links.
        </p>
        <p className="problem" id={`${id}-text-problem`}>
          {errors['text']}
        </p>
      </div>
    </>
  );
}
