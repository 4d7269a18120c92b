import type { DataSource } from 'typeorm';
import type { Encryption, MailQueue } from '../interfaces.js';
import { unsubscribeUrl } from '../unsubscribe.js';
import { registerAccountLetters } from './account-letters.js';
import { compose } from './compose.js';
import type { Sender } from './templates/letter.js';

interface SettingsRow {
  brandName: string;
  legalName: string;
  licenceNumber: string;
  addresses: string[];
  phone: string;
}
interface ApplicationRow {
  fullName: string;
  applicationNumber: string;
  email: string;
  wantsOffers: boolean;
}
interface EnquiryRow {
  id: string;
  subject: string;
  applicationNumber: string | null;
  dueAt: Date;
}

/** Says how each letter gets its words: from the rows as they are at the moment of sending. */
export function registerLetters(mail: MailQueue, db: DataSource, encryption: Encryption, siteUrl: string): void {
  const sender = async (): Promise<Sender> => {
    const settings = one(
      await db.query<SettingsRow[]>(
        'select brand_name as "brandName", legal_name as "legalName", licence_number as "licenceNumber", addresses, phone from site_settings',
      ),
    );
    return {
      ...settings,
      address: settings.addresses[0]?.replaceAll('\n', ', ') ?? '',
      phone: readable(settings.phone),
      siteUrl,
    };
  };

  mail.register('application-received', async ({ applicationId }) => {
    const { fullName, applicationNumber, email, wantsOffers } = one(
      await db.query<ApplicationRow[]>(
        `select full_name as "fullName", application_number as "applicationNumber", email,
           exists (select from consent c where c.application_id = application.id and c.purpose = 'marketing' and c.granted)
             as "wantsOffers"
         from application where id = $1`,
        [applicationId],
      ),
    );
    const stop = wantsOffers ? { unsubscribeUrl: unsubscribeUrl(encryption, siteUrl, email) } : {};
    return compose('application-received', { sender: await sender(), fullName, applicationNumber, ...stop });
  });

  registerAccountLetters({ mail, db, siteUrl, sender });

  mail.register('new-enquiry', async ({ enquiryId }) => {
    const { id, subject, applicationNumber, dueAt } = one(
      await db.query<EnquiryRow[]>(
        'select id, subject, application_number as "applicationNumber", first_response_due_at as "dueAt" from enquiry where id = $1',
        [enquiryId],
      ),
    );
    return compose('new-enquiry', { sender: await sender(), enquiryId: id, subject, applicationNumber, dueAt });
  });
}

function one<T>(rows: T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error('what this mail tells of is not there any more');
  return row;
}

/** +18005550142 as a person writes it */
function readable(e164: string): string {
  return e164.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '1 $1 $2-$3');
}
