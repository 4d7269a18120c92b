import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './application-file.module.css?sheet';
import type { TransitionPreviewQuery } from './transition.generated';

type Shown = Pick<NonNullable<TransitionPreviewQuery['transitionPreview']>, 'email' | 'nobodyToTell'>;

/** The email as the applicant gets it, before it goes. */
export function EmailPreview({
  shown: { email, nobodyToTell } = { email: null, nobodyToTell: false },
  state,
}: {
  shown: Shown | undefined;
  state: 'here' | 'loading' | 'failed';
}): ReactNode {
  return (
    <section className={styles.preview} aria-label="Email to the applicant" aria-busy={state === 'loading'}>
      <h3>
        <Mail size={16} aria-hidden="true" /> Email to the applicant
      </h3>
      {state === 'loading' && <div className={`bone ${styles.previewBone}`} />}
      {state === 'failed' && <p>The preview couldn’t be loaded. The email still goes as usual.</p>}
      {nobodyToTell && (
        <p>
          No email goes. Their account was deleted, and we don’t know that the address on this file is theirs. Call
          them, and correct it first.
        </p>
      )}
      {state === 'here' && !email && !nobodyToTell && (
        <p>No email goes. The applicant sees the new status in their account.</p>
      )}
      {email && (
        <div className={styles.letter}>
          <p className={styles.letterHead}>
            To {email.to}
            <br />
            {email.subject}
          </p>
          <p className={styles.letterTitle}>{email.heading}</p>
          {email.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
    </section>
  );
}
