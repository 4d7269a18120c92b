import { render, toPlainText } from '@react-email/render';
import type { MailContent } from '../interfaces.js';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  unsubscribeUrl?: string;
}

/** Both parts of a message from its one description. */
export async function renderMail({ subject, element, unsubscribeUrl }: MailContent): Promise<RenderedMail> {
  const html = await render(element);
  return { subject, html, text: toPlainText(html), unsubscribeUrl };
}
