import { EMAIL_REFUSALS } from '@brokerage/domain/enquiries/email-delivery';
import { Mail } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Dialog } from '../../../../ui/aria/dialog';
import { Button } from '../../../../ui/console/button';
import { EmailForm } from './form';
import type { Written } from './templates';
import type { EnquiryRowFragment } from '../../enquiries.generated';
import styles from '../contact/log-contact.module.css?sheet';

interface Props {
  enquiry: EnquiryRowFragment;
  isOpen: boolean;
  close: () => void;
  /** What it says where nothing was typed before */
  start?: Written;
}

/** Writes to the person. What was typed is still there when it is opened again. */
export function EmailDialog({ enquiry, isOpen, close, start }: Props): ReactNode {
  return (
    <Dialog isOpen={isOpen} onClose={close} title={`Email ${enquiry.fullName}`} size="wide">
      <p className={styles.whom}>To {enquiry.email}. Answers come to the office’s mailbox.</p>
      {enquiry.emailRefusal && (
        <p className="problem">
          A mail server refused this address: {EMAIL_REFUSALS[enquiry.emailRefusal].toLowerCase()}. Call them, or check
          the address first.
        </p>
      )}
      <EmailForm enquiry={enquiry} close={close} {...(start && { start })} />
    </Dialog>
  );
}

/** Opens the dialog that writes to the person. */
export function EmailButton({ enquiry }: Pick<Props, 'enquiry'>): ReactNode {
  const [writes, setWrites] = useState(false);
  return (
    <>
      <Button onClick={() => setWrites(true)}>
        <Mail size={16} aria-hidden="true" /> Email
      </Button>
      <EmailDialog enquiry={enquiry} isOpen={writes} close={() => setWrites(false)} />
    </>
  );
}
