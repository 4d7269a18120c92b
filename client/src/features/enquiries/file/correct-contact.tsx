import { EMAIL_MAX } from '@brokerage/domain/forms/email';
import { PHONE_MAX } from '@brokerage/domain/forms/phone-format';
import { Pencil } from 'lucide-react';
import { useId, useState, type HTMLInputTypeAttribute, type ReactNode } from 'react';
import { formatPhone } from '../../../lib/format';
import { Dialog } from '../../../ui/aria/dialog';
import { toast } from '../../../ui/aria/toast';
import { Button } from '../../../ui/console/button';
import { rereading } from '../../../ui/console/conflict';
import { useKeptOpen, useTyped } from '../../../ui/console/use-typed';
import { useCorrectEnquiryContactCommand } from './correct-contact.generated';
import type { EnquiryRowFragment } from '../enquiries.generated';
import { addToFile } from '../file-cache';
import { useReread } from '../use-reread';
import styles from '../work/contact/log-contact.module.css?sheet';

/** What else the correction reaches. */
const FOLLOWS: Partial<Record<EnquiryRowFragment['kind'], string>> = {
  APPLICATION: ' The application file follows: its emails go to the new address.',
  BOOKING: ' The booking follows: if the call is still ahead, we send the invitation to the new address.',
};

interface Props {
  enquiry: EnquiryRowFragment;
  phone: string | null;
}

interface FieldProps {
  label: string;
  type: HTMLInputTypeAttribute;
  longest: number;
  value: string;
  problem: string | undefined;
  onChange: (text: string) => void;
}

function Field({ label, type, longest, value, problem, onChange }: FieldProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.set}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        className="a-input"
        autoComplete="off"
        maxLength={longest}
        value={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className="problem" id={`${id}-problem`} role="status">
        {problem}
      </p>
    </div>
  );
}

function Form({ enquiry, phone, close }: Props & { close: () => void }): ReactNode {
  const known = phone === null ? '' : formatPhone(phone);
  const [{ email, number }, setTyped] = useTyped('correct-contact', { email: enquiry.email, number: known });
  const reread = useReread(enquiry.id);
  const [refused, setRefused] = useState<{ errors: Record<string, string>; problem?: string }>({ errors: {} });
  const [correct, busy] = useCorrectEnquiryContactCommand({
    fields: ['email', 'phone'],
    update(cache, { data }) {
      const answer = data?.correctEnquiryContact;
      const event = answer?.event;
      if (event) {
        addToFile(cache, enquiry.id, ({ events }) => ({ events: [event, ...events], phone: answer.phone ?? null }));
      }
    },
  });
  async function submit(): Promise<void> {
    if (busy) return;
    const { done, errors, problem } = await rereading(
      correct({
        input: {
          id: enquiry.id,
          expectedVersion: enquiry.version,
          email,
          ...(number !== known && { phone: number }),
        },
      }),
      reread,
    );
    setRefused({ errors, problem });
    if (!done) return;
    toast({ text: `The contact details of ${enquiry.fullName} are saved.` });
    close();
  }
  return (
    <form
      className={styles.fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field
        {...{ label: 'Email', type: 'email', longest: EMAIL_MAX, value: email, problem: refused.errors['email'] }}
        onChange={(text) => setTyped((now) => ({ ...now, email: text }))}
      />
      <Field
        {...{ label: 'Phone', type: 'tel', longest: PHONE_MAX, value: number, problem: refused.errors['phone'] }}
        onChange={(text) => setTyped((now) => ({ ...now, number: text }))}
      />
      <p className="muted">
        The history says that it was corrected, not what it was.{FOLLOWS[enquiry.kind]} Other enquiries of the same
        person keep theirs.
      </p>
      <p className="problem" role="alert">
        {refused.problem}
      </p>
      <div className="a-dialog-foot">
        <Button onClick={close}>Cancel</Button>
        <Button type="submit" look="main">
          Save
        </Button>
      </div>
    </form>
  );
}

/** For a wrong address or number. */
export function CorrectContact({ enquiry, phone }: Props): ReactNode {
  const [open, setOpen] = useKeptOpen<boolean>('correct-contact-open');
  return (
    <div className={styles.correct}>
      <Button look="quiet" small onClick={() => setOpen(true)}>
        <Pencil size={14} aria-hidden="true" /> Correct email or phone
      </Button>
      <Dialog isOpen={open === true} onClose={() => setOpen(false)} title="Correct email or phone">
        <Form enquiry={enquiry} phone={phone} close={() => setOpen(false)} />
      </Dialog>
    </div>
  );
}
