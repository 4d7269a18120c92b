import type { ReactNode } from 'react';
import { useSite } from '../features/site/settings';
import type { HeadOf } from '../lib/head';
import { paths } from '../lib/paths';
import { ButtonLink } from '../ui/button';
import { Footnotes, FootnoteMark } from '../ui/footnote';
import { PageHead } from '../ui/page-head';
import { Section } from '../ui/section';

export const head: HeadOf = () => ({
  title: 'About Us',
  description:
    'Independent mortgage brokers who compare 50+ lenders across Canada and say plainly which mortgage fits.',
  canonical: paths.about,
});

const PROMISES = [
  {
    title: 'We work for you',
    text: 'A lender’s employee sells that lender’s mortgage. We compare many, and tell you what we would choose in your place.',
  },
  {
    title: 'You see the trade-offs',
    text: 'The lowest rate can carry the highest penalty. You get the shortlist with both, in writing.',
  },
  {
    title: 'One person to the end',
    text: 'The broker who takes your call stays with the file until you have the keys.',
  },
] as const;

export default function AboutPage(): ReactNode {
  const { site, brand } = useSite();
  return (
    <>
      <PageHead
        title={`${brand} is on your side of the table`}
        crumb="About Us"
        lead={site?.tagline ?? 'Independent mortgage brokers, licensed coast to coast.'}
        picture="row"
      />
      <Section title="What you can hold us to">
        <ul className="trio">
          {PROMISES.map(({ title, text }) => (
            <li key={title} className="card-box">
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="How we are paid" className="how">
        <div className="prose">
          <p>
            On most mortgages the lender pays us when your mortgage funds, and you pay us nothing. Where a private or a
            second mortgage carries a fee, you see it in writing before you sign anything.
          </p>
          <p>
            We place mortgages with 50+ lenders
            <FootnoteMark note={1} />: banks, credit unions, trust companies, monoline and private lenders.
          </p>
          {site && (
            <p>
              {site.legalName} is a licensed mortgage brokerage, licence {site.licenceNumber}.
            </p>
          )}
          <div className="cta">
            <ButtonLink to={paths.formSelection}>Apply Now</ButtonLink>
            <ButtonLink look="outline" to={paths.contact}>
              Contact
            </ButtonLink>
          </div>
        </div>
      </Section>
      <div className="wrap">
        <Footnotes notes={['Not every lender serves every province or every kind of file.']} />
      </div>
    </>
  );
}
