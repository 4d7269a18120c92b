import { useState, type ReactNode } from 'react';
import { formatPhone } from '../../../../lib/format';
import { Dialog } from '../../../../ui/aria/dialog';
import { ConfirmDialog } from '../../../../ui/console/confirm-dialog';
import { ContactForm } from './form';
import type { EnquiryFacts } from '../../on-desk';
import styles from './log-contact.module.css?sheet';

interface Props {
  /** undefined: nothing is asked */
  enquiry: EnquiryFacts | undefined;
  /** The full number, where it is known */
  phone?: string | null;
  close: () => void;
}

/** Records a contact in one save. What was typed is not lost without a question. */
export function LogContact({ enquiry, phone, close }: Props): ReactNode {
  const [typed, setTyped] = useState(false);
  const [asks, setAsks] = useState(false);
  function leave(): void {
    setTyped(false);
    close();
  }
  const title = enquiry ? `Log contact with ${enquiry.fullName}` : '';
  return (
    <Dialog isOpen={enquiry !== undefined} onClose={() => (typed ? setAsks(true) : leave())} title={title} size="wide">
      {enquiry && (
        <>
          <p className={styles.whom}>
            {[phone ? formatPhone(phone) : enquiry.maskedPhone, enquiry.email].filter(Boolean).join(', ')}
          </p>
          <ContactForm key={enquiry.id} enquiry={enquiry} onTyped={setTyped} close={leave} />
          <ConfirmDialog
            isOpen={asks}
            onClose={() => setAsks(false)}
            title="Discard what you typed?"
            confirmLabel="Discard it"
            onConfirm={leave}
          >
            The note is not saved yet.
          </ConfirmDialog>
        </>
      )}
    </Dialog>
  );
}
