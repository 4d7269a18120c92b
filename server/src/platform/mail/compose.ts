import { createElement } from 'react';
import type { Email, Sender } from '../email.js';
import type { MailContent } from '../interfaces.js';
import { AlsoWaitedHere, type AlsoWaited } from './also-waited.js';

/** An email from its data: the same for sending and for the preview. `also`: what waited with it. */
export function compose(email: Email, data: object, sender: Sender, also: readonly AlsoWaited[] = []): MailContent {
  const unsubscribeUrl = email.unsubscribeUrl?.(data);
  const writer = email.replyTo?.(data);
  return {
    subject: email.subject(data),
    element: createElement(AlsoWaitedHere.Provider, { value: also }, email.element({ ...data, sender })),
    attachments: email.attachments?.(data, sender),
    invitation: email.invitation?.(data, sender),
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
    fromName: sender.brandName,
    replyTo: writer ?? sender.email,
    automatic: writer === undefined,
  };
}
