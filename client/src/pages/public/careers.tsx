import type { ReactNode } from 'react';
import { WhoseApplication } from '../../features/careers/whose-application';
import { JobList, useJobsLead } from '../../features/careers/job-list';
import { useSite } from '../../features/site/settings';
import { Picture } from '../../illustrations/picture';
import type { SceneName } from '../../illustrations/scene-names';
import type { HeadOf } from '../../lib/head';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { PageHead } from '../../ui/page-head';
import { PageStyles } from '../../ui/page-styles';
import { Section } from '../../ui/section';
import tileStyles from '../../ui/tiles.css?url';

export const head: HeadOf = () => ({
  title: 'Careers',
  description: 'Work as a mortgage broker or in our office: open jobs with what they pay, and how to apply.',
});

interface Reason {
  title: string;
  text: string;
  sky: string;
  ground: string;
  art: SceneName;
  width: number;
}

const reasonsWith = (lenders: string): readonly Reason[] => [
  {
    title: 'Time to explain',
    text: 'We measure you by how well clients understand what they sign, and how fast you answer.',
    sky: 'var(--lake-200)',
    ground: 'var(--lake-500)',
    art: 'triplex-maple',
    width: 150,
  },
  {
    title: 'Files of every kind',
    text: `First homes, renewals, self-employed clients, private bridges. You have ${lenders} behind your advice.`,
    sky: 'var(--larch-200)',
    ground: 'var(--larch-500)',
    art: 'modern-wide',
    width: 190,
  },
  {
    title: 'A desk anywhere',
    text: 'Brokers work where their clients live. The office looks after lenders, lawyers and paperwork.',
    sky: 'var(--spruce-200)',
    ground: 'var(--spruce-500)',
    art: 'bungalow-spruce',
    width: 200,
  },
];

export default function CareersPage(): ReactNode {
  return (
    <>
      <PageStyles href={tileStyles} />
      <PageHead title="Good work, a few doors down." crumb="Careers" lead={useJobsLead()} picture="head-careers">
        <div className="cta">
          <ButtonLink to={paths.job('apply')}>Send us your résumé</ButtonLink>
          <ButtonLink look="outline" to={paths.about}>
            About Us
          </ButtonLink>
        </div>
      </PageHead>
      <WhoseApplication />
      <JobList />
      <Section title="What working here is like" className="how">
        <ul className="bento">
          {reasonsWith(useSite().lenders).map(({ title, text, sky, ground, art, width }) => (
            <li key={title} className="tile tile-4" style={{ background: sky }}>
              <h3>{title}</h3>
              <p>{text}</p>
              <Picture className="art" name={art} width={width} style={{ right: 16 }} />
              <span className="tile-ground" style={{ background: ground }} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
