import type { Encryption } from '../../../../platform/interfaces.js';
import type { SealedEmail } from './email.sql.js';
import type { EnquiryEmailView } from './email.view.js';

export interface Words {
  subject: string;
  text: string;
}

/** An email as the office reads it. */
export function openEmail(encryption: Encryption, { content, ...email }: SealedEmail): EnquiryEmailView {
  return { ...email, ...encryption.decryptJson<Words>(content) };
}
