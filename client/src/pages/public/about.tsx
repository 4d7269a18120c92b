import type { ReactNode } from 'react';
import { Facts } from '../../features/home/facts';
import { useHome } from '../../features/home/home-content';
import { claimNotes } from '../../features/home/notes';
import { Closing } from '../../features/site/closing';
import { Licences } from '../../features/site/licences';
import { readLenders, useSite } from '../../features/site/settings';
import { Picture } from '../../illustrations/picture';
import type { HeadOf } from '../../lib/head';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { Footnotes } from '../../ui/footnote';
import { PageHead } from '../../ui/page-head';
import { PageStyles } from '../../ui/page-styles';
import { Section } from '../../ui/section';
import tileStyles from '../../ui/tiles.css?url';

export const head: HeadOf = ({ client }) => ({
  title: 'About Us',
  description: `Independent mortgage brokers who compare ${readLenders(client)} across Canada and tell you plainly which mortgage fits.`,
  canonical: paths.about,
});

const PROMISES = [
  {
    size: 'tile-5',
    title: 'We work for you',
    text: 'A lender’s employee sells that lender’s mortgage. We compare many, and tell you what we’d choose in your place.',
    sky: 'var(--larch-200)',
    ground: 'var(--larch-500)',
    art: 'gable-pair',
    width: 160,
  },
  {
    size: 'tile-7',
    title: 'You see the trade-offs',
    text: 'The lowest rate can carry the highest penalty. You see both, in writing, before you choose.',
    sky: 'var(--lake-200)',
    ground: 'var(--lake-500)',
    art: 'triplex-maple',
    width: 250,
  },
  {
    size: 'tile-7',
    title: 'One person to the end',
    text: 'The broker who takes your call stays with you until you have the keys, and is there again at renewal.',
    sky: 'var(--spruce-200)',
    ground: 'var(--spruce-500)',
    art: 'bungalow-spruce',
    width: 250,
  },
  {
    size: 'tile-5',
    title: 'Every kind of file',
    text: 'New to Canada, self-employed or between two homes? There’s often a lender for files like these, and we know where to look.',
    sky: '#e6dcf0',
    ground: 'var(--plum-600)',
    art: 'row',
    width: 206,
  },
] as const;

const PAY = [
  {
    what: 'A purchase, renewal or refinance with a bank, credit union or monoline',
    who: 'The lender, when your mortgage funds',
  },
  { what: 'A second mortgage', who: 'You, if there’s a fee. You see it in writing before you sign' },
  { what: 'Private financing', who: 'You pay our fee and the lender’s. You see both in writing before you sign' },
  { what: 'Advice, if you don’t take a mortgage', who: 'Nobody' },
] as const;

export default function AboutPage(): ReactNode {
  const { site, brand } = useSite();
  const home = useHome();
  return (
    <>
      <PageStyles href={tileStyles} />
      <PageHead
        title="On your side of the table"
        crumb="About Us"
        lead={site?.tagline ?? 'Independent mortgage brokers, from coast to coast.'}
        picture="head-about"
      >
        <div className="cta">
          <ButtonLink to={paths.formSelection}>Apply Now</ButtonLink>
          <ButtonLink look="outline" to={paths.contact}>
            Contact
          </ButtonLink>
        </div>
      </PageHead>
      {home && <Facts brand={brand} claims={home.claims} />}
      <Section title="What you can hold us to" lead="Four promises. Remind us of them at any time.">
        <ul className="bento">
          {PROMISES.map(({ size, title, text, sky, ground, art, width }) => (
            <li key={title} className={`tile ${size}`} style={{ background: sky }}>
              <h3>{title}</h3>
              <p>{text}</p>
              <Picture className="art" name={art} width={width} style={{ right: 20 }} />
              <span className="tile-ground" style={{ background: ground }} />
            </li>
          ))}
        </ul>
      </Section>
      <section className="sec how">
        <div className="wrap faq">
          <div>
            <h2>How we’re paid</h2>
            <p className="lede mt-5">
              On most mortgages, the lender pays us and you pay nothing. What a lender pays us doesn’t change what we
              show you first.
            </p>
          </div>
          <table className="plain-table">
            <thead>
              <tr>
                <th scope="col">What we do</th>
                <th scope="col">Who pays us</th>
              </tr>
            </thead>
            <tbody>
              {PAY.map(({ what, who }) => (
                <tr key={what}>
                  <th scope="row">{what}</th>
                  <td>{who}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      {site && (
        <section className="sec sec-joining">
          <div className="wrap faq">
            <h2>Licensed and accountable</h2>
            <div className="prose">
              <p>
                {site.legalName} is an independently owned and operated mortgage brokerage. The broker who advises you
                is licensed in your province.
              </p>
              <Licences licences={site.licences} />
              <p>Outside these provinces, call us first. We’ll tell you who can help.</p>
              <p>
                Something went wrong? Email <a href={`mailto:${site.email}?subject=Complaint`}>{site.email}</a>. Our
                principal broker will answer you. If you’re not satisfied, you can take it to your province’s regulator.
              </p>
            </div>
          </div>
        </section>
      )}
      <Closing title="Ask us anything" text="The first call is free, with no obligation." picture="head-contact" />
      <div className="wrap">{home && <Footnotes notes={claimNotes(home)} />}</div>
    </>
  );
}
