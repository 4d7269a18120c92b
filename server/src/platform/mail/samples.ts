import type { MailContent, MailTemplate } from '../interfaces.js';
import { compose } from './compose.js';
import { renderMail, type RenderedMail } from './render.js';
import type { Sender } from './templates/letter.js';

const sender: Sender = {
  brandName: 'Tamarack',
  legalName: 'Tamarack Mortgage Inc.',
  licenceNumber: '00000 (sample)',
  address: '100 Sample Street West, Suite 400, Toronto ON  M5V 0A1',
  phone: '1 800 555-0142',
  siteUrl: 'https://mortgages.example.ca',
};
const name = 'Ada Tremblay';
const token = 'q7Yx0bN4rT2vK9sLm3PzWc8dHfJ1aGeU5iRoZtX6yBk';
const at = new Date('2026-11-21T14:12:00Z');

/** A letter of every template from invented facts, to look at before anybody gets one. */
const SAMPLES: Readonly<Record<MailTemplate, MailContent>> = {
  'application-received': compose('application-received', {
    sender,
    fullName: name,
    applicationNumber: 'MB-2026-7K3QX9TD',
    unsubscribeUrl: `${sender.siteUrl}/unsubscribe?token=${token}`,
  }),
  'new-enquiry': compose('new-enquiry', {
    sender,
    enquiryId: '01a1fd44-5009-7450-94f2-64773240e311',
    subject: 'New purchase in Ontario',
    applicationNumber: 'MB-2026-7K3QX9TD',
    dueAt: at,
  }),
  'verify-email': compose('verify-email', { sender, name, url: `${sender.siteUrl}/verify-email#token=${token}` }),
  'reset-password': compose('reset-password', { sender, name, url: `${sender.siteUrl}/reset-password#token=${token}` }),
  'password-changed': compose('password-changed', { sender, name }),
  'email-changed': compose('email-changed', { sender, name }),
  'new-sign-in': compose('new-sign-in', { sender, name, at, device: 'Chrome on Windows', ip: '203.0.113.42' }),
  'account-deleted': compose('account-deleted', { sender }),
};

export const SAMPLE_TEMPLATES = Object.keys(SAMPLES) as MailTemplate[];

/** The letter as it would be sent; undefined for what is no template. */
export function renderSample(template: string): Promise<RenderedMail> | undefined {
  const known = SAMPLE_TEMPLATES.find((one) => one === template);
  return known && renderMail(SAMPLES[known]);
}
