import type { Email, Sender } from '../email.js';
import type { MailContent } from '../interfaces.js';

/** An email from its data: the same for sending and for the preview. */
export function compose(email: Email, data: object, sender: Sender): MailContent {
  const unsubscribeUrl = email.unsubscribeUrl?.(data);
  const writer = email.replyTo?.(data);
  return {
    subject: email.subject(data),
    element: email.element({ ...data, sender }),
    attachments: email.attachments?.(data, sender),
    invitation: email.invitation?.(data, sender),
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
    fromName: sender.brandName,
    replyTo: writer ?? sender.email,
    automatic: writer === undefined,
  };
}
