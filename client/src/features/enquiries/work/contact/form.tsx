import { CONTACT_KINDS } from '@brokerage/domain/enquiries/enquiry-contact';
import { useEffect, type KeyboardEvent, type ReactNode } from 'react';
import { useSession } from '../../../../lib/session';
import { Button } from '../../../../ui/console/button';
import { ContactEffects } from './effects';
import { KindAndOutcome, MoveTo, Note, Times } from './fields';
import type { EnquiryFacts } from '../../on-desk';
import styles from './log-contact.module.css?sheet';
import { useContact } from './use-contact';

interface Props {
  enquiry: EnquiryFacts;
  onTyped: (typed: boolean) => void;
  close: () => void;
}

export function ContactForm({ enquiry, onTyped, close }: Props): ReactNode {
  const { user } = useSession();
  const contact = useContact(enquiry, onTyped, close);
  const { form, draft, change, reading, problem, busy, save } = contact;
  const { kind, note, lostReason, takes } = draft;
  const { effect, at, followUpAt } = reading;

  useEffect(() => form.current?.querySelector<HTMLInputElement>('input:checked')?.focus(), [form]);

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void save();
      return;
    }
    const types = event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLInputElement;
    const isRadio = event.target instanceof HTMLInputElement && event.target.type === 'radio';
    const pressed = CONTACT_KINDS[Number(event.key) - 1];
    if (!pressed || (types && !isRadio) || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    change({ kind: pressed.value });
  }

  return (
    <form ref={form} className={styles.grid} onSubmit={(event) => void save(event)} onKeyDown={onKeyDown}>
      <div className={styles.fields}>
        <KindAndOutcome contact={contact} />
        <Note contact={contact} onTyped={onTyped} />
        <MoveTo contact={contact} />
        <Times contact={contact} />
      </div>
      <div className={styles.side}>
        <h3>Saving does all of this</h3>
        <ContactEffects
          {...{ enquiry, effect, kind, at, lostReason, followUpAt, takes }}
          name={user?.name ?? 'you'}
          hasNote={note.trim() !== ''}
          onTakes={(value) => change({ takes: value })}
        />
        <div className={styles.foot}>
          <p className="problem" role="alert">
            {problem}
          </p>
          <Button type="submit" look="main" off={busy}>
            Save contact
            <kbd className={styles.shortcut} aria-hidden="true">
              Ctrl ↵
            </kbd>
          </Button>
          <Button onClick={close}>Cancel</Button>
        </div>
      </div>
    </form>
  );
}
