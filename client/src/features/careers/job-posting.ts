import { provinceName } from './job-words';
import type { Job } from './job-page';

const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const list = (title: string, items: readonly string[]): string =>
  items.length === 0 ? '' : `<p>${title}</p><ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;

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
  const paragraphs = description.split(/\n\s*\n/).map((text) => `<p>${escaped(text)}</p>`);
  return {
    '@type': 'JobPosting',
    title,
    description: paragraphs.join('') + list('What you’ll do', duties) + list('What you need', requirements),
    identifier: { '@type': 'PropertyValue', name: brand, value: job.id },
    url: `${origin}/careers/${job.slug}`,
    datePosted: job.postedAt,
    ...(job.closesOn !== null && { validThrough: `${job.closesOn}T23:59:59` }),
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
