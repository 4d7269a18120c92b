import type { ReactNode } from 'react';
import { Closing } from '../features/site/closing';
import { useSite } from '../features/site/settings';
import { Picture } from '../illustrations/picture';
import type { HeadOf } from '../lib/head';
import { paths } from '../lib/paths';
import { ButtonLink } from '../ui/button';
import { PageHead } from '../ui/page-head';
import { Section } from '../ui/section';

export const head: HeadOf = () => ({
  title: 'Careers',
  description: 'Work as a mortgage broker or in our office: open positions, what to expect and how to write to us.',
});

const REASONS = [
  {
    title: 'Time to explain',
    text: 'You are measured by clients who understood what they signed, and by how soon you answer.',
    sky: 'var(--lake-200)',
    ground: 'var(--lake-500)',
    art: 'triplex-maple',
    width: 150,
  },
  {
    title: 'Files of every kind',
    text: 'First homes, renewals, the self-employed, private bridges: the whole shortlist stands behind your advice.',
    sky: 'var(--larch-200)',
    ground: 'var(--larch-500)',
    art: 'modern-wide',
    width: 190,
  },
  {
    title: 'A desk anywhere',
    text: 'Brokers work where their clients live; the office looks after lenders, lawyers and paper.',
    sky: 'var(--spruce-200)',
    ground: 'var(--spruce-500)',
    art: 'bungalow-spruce',
    width: 200,
  },
] as const;

export default function CareersPage(): ReactNode {
  const { site } = useSite();
  const write = site && (
    <a className="btn btn-a" href={`mailto:${site.email}?subject=Careers`}>
      Write to us
    </a>
  );
  return (
    <>
      <PageHead
        title="Help people home"
        crumb="Careers"
        lead="Brokers who explain, and an office that answers. In Toronto, in Calgary, or where you live."
        picture="head-careers"
      >
        <div className="cta">
          {write}
          <ButtonLink look="outline" to={paths.about}>
            About Us
          </ButtonLink>
        </div>
      </PageHead>
      <Section title="Open positions">
        <div className="empty">
          <Picture name="gable-pair" width={120} />
          <div>
            <h3>There is no open position today</h3>
            <p>
              New ones are published here first. If you are licensed, or about to be, write to us anyway: letters are
              kept for 12 months, read by a person, and then deleted.
            </p>
          </div>
        </div>
      </Section>
      <Section title="What working here is like" className="how">
        <ul className="bento">
          {REASONS.map(({ title, text, sky, ground, art, width }) => (
            <li key={title} className="tile t4" style={{ background: sky }}>
              <h3>{title}</h3>
              <p>{text}</p>
              <Picture className="art" name={art} width={width} style={{ right: 16 }} />
              <span className="gr" style={{ background: ground }} />
            </li>
          ))}
        </ul>
      </Section>
      <Closing
        title="Not looking yourself?"
        text="You may know a broker who should. Send them this page, or tell us who they are."
        picture="head-about"
        action={write}
      />
    </>
  );
}
