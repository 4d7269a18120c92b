import type { Email, Sender } from '../platform/email.js';
import { compose } from '../platform/mail/compose.js';
import { renderMail, type RenderedMail } from '../platform/mail/render.js';

const SENDER: Sender = {
  brandName: 'Tamarack',
  legalName: 'Tamarack Mortgage Inc.',
  licences: 'ON 10412 (sample) · BC X300567 (sample)',
  address: '100 Sample Street West, Suite 400, Toronto ON  M5V 0A1',
  phone: '1 800 555-0142',
  email: 'hello@mortgages.example.ca',
  mailbox: 'no-reply@mortgages.example.ca',
  siteUrl: 'https://mortgages.example.ca',
};

/** An email with its invented data, as it would be sent. */
export const renderSample = (email: Email): RenderedMail => renderMail(compose(email, email.sample, SENDER));
