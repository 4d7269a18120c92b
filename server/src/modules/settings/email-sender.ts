import { addressLines, type PostalAddress } from '@brokerage/domain/settings/address-lines';
import { licenceList, shownLicences, type Licence } from '@brokerage/domain/vocabulary/licences';
import type { Sender } from '../../platform/email.js';
import type { Platform } from '../../platform/platform.js';
import { onlyRow } from '../../platform/postgres/only-row.js';

interface Row {
  brandName: string;
  legalName: string;
  licences: Licence[];
  offices: PostalAddress[];
  phone: string;
  email: string;
}

const SENDER =
  'select brand_name as "brandName", legal_name as "legalName", licences, offices, phone, email from site_settings';

/** Who sends our emails: the brokerage as its settings name it at the moment of sending. */
export async function readSender({ db, config }: Pick<Platform, 'db' | 'config'>): Promise<Sender> {
  const { offices, ...settings } = onlyRow(await db.query<Row[]>(SENDER));
  const [head] = offices;
  return {
    ...settings,
    licences: licenceList(shownLicences(settings.licences, { demo: config.demo })),
    address: head ? addressLines(head).replaceAll('\n', ', ') : '',
    phone: readable(settings.phone),
    mailbox: /<([^>]+)>/.exec(config.mailFrom)?.[1] ?? config.mailFrom,
    siteUrl: config.siteUrl,
  };
}

/** +18005550142 as a person writes it */
function readable(e164: string): string {
  return e164.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '1 $1 $2-$3');
}
