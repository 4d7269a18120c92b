import { provinceName } from './job-words';
import { OFFICE_ZONE } from '../../lib/format';
import type { Job } from './job-page';

const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const list = (title: string, items: readonly string[]): string =>
  items.length === 0 ? '' : `<p>${title}</p><ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;

/** The words above the lists, in the language of the posting */
const HEADINGS: Readonly<Record<string, readonly [duties: string, requirements: string]>> = {
  en: ['What you’ll do', 'What you need'],
  fr: ['Vos tâches', 'Votre profil'],
};

/** The last second of a day at the office. No clock is turned on an evening. */
function endOf(day: string): string {
  const end = `${day}T23:59:59`;
  const zone = new Intl.DateTimeFormat('en', { timeZone: OFFICE_ZONE, timeZoneName: 'longOffset' });
  const name = zone.formatToParts(new Date(`${end}Z`)).find(({ type }) => type === 'timeZoneName');
  return end + (name?.value.replace('GMT', '') ?? '');
}

const CANADA = { '@type': 'Country', name: 'Canada' };

function placesOf({ city, province, remote }: Job): object {
  const where = provinceName(province);
  const office = city !== null && {
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: city,
        addressRegion: province ?? undefined,
        addressCountry: 'CA',
      },
    },
  };
  const home = remote && {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements:
      where === undefined ? CANADA : { '@type': 'State', name: where, containedInPlace: CANADA },
  };
  return { ...office, ...home };
}

/** What search engines read of a job (schema.org, as Google asks for it). */
export function jobPosting(job: Job, { origin, brand }: { origin: string; brand: string }): object {
  const { title, description, duties, requirements, payFrom, payTo, payUnit } = job;
  const [ofDuties = '', ofRequirements = ''] = HEADINGS[job.locale] ?? HEADINGS['en'] ?? [];
  const paragraphs = description.split(/\n\s*\n/).map((text) => `<p>${escaped(text)}</p>`);
  return {
    '@type': 'JobPosting',
    title,
    description: paragraphs.join('') + list(ofDuties, duties) + list(ofRequirements, requirements),
    identifier: { '@type': 'PropertyValue', name: brand, value: job.id },
    url: `${origin}/careers/${job.slug}`,
    datePosted: job.postedAt,
    ...(job.closesOn !== null && { validThrough: endOf(job.closesOn) }),
    employmentType: job.employmentType,
    hiringOrganization: { '@type': 'Organization', name: brand, sameAs: `${origin}/`, logo: `${origin}/icon-512.png` },
    directApply: true,
    ...placesOf(job),
    ...(payFrom !== null && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'CAD',
        value: { '@type': 'QuantitativeValue', minValue: payFrom, maxValue: payTo ?? payFrom, unitText: payUnit },
      },
    }),
  };
}
