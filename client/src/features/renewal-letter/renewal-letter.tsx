import type { ReactNode } from 'react';
import { useLinkToken } from '../../lib/link-token';
import { latePart } from '../../ui/late/late-part';
import { LetterForm, type LetterFormProps } from './letter-form';

const ReminderByLink = latePart(async () => (await import('./reminder-by-link')).ReminderByLink, {
  what: 'Your renewal reminder',
});

/** The letter, or what the link of an email opens. */
export function RenewalLetter({ sender }: LetterFormProps): ReactNode {
  const token = useLinkToken();
  return token ? <ReminderByLink key={token} token={token} /> : <LetterForm sender={sender} />;
}
