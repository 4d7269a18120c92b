import type { ReactNode } from 'react';
import homeStyles from '../../features/home/home-page.css?url';
import { Facts } from '../../features/home/facts';
import { Help } from '../../features/home/help';
import { Hero } from '../../features/home/hero';
import { homeHead } from '../../features/home/home-head';
import { HowItWorks } from '../../features/home/how-it-works';
import { useHome } from '../../features/home/home-content';
import type { FurtherDownProps } from '../../features/home/further-down';
import { homeNotes, replyNote } from '../../features/home/notes';
import { OpeningSign } from '../../features/rates/opening-sign';
import type { RatesSectionProps } from '../../features/rates/rates-section';
import { Dock } from '../../features/site/dock';
import { readLenders, readLendersFirst, useSite } from '../../features/site/settings';
import type { HeadOf } from '../../lib/head';
import { useSession } from '../../lib/session';
import { Footnotes } from '../../ui/footnote';
import { whenNear } from '../../ui/late/when-near';
import { PageStyles } from '../../ui/page-styles';

export const head: HeadOf = ({ client }) => homeHead(readLenders(client), readLendersFirst(client));

const RatesSection = whenNear<RatesSectionProps>(
  async () => (await import('../../features/rates/rates-section')).RatesSection,
  undefined,
  // they see more of them than the server wrote
  ({ hasMore = false }) => hasMore,
);

const FurtherDown = whenNear<FurtherDownProps>(
  async () => (await import('../../features/home/further-down')).FurtherDown,
);

export default function HomePage(): ReactNode {
  const { site, brand, lenders, lendersFirst } = useSite();
  const home = useHome();
  const { user } = useSession();
  return (
    <>
      <PageStyles href={homeStyles} />
      <Hero sign={<OpeningSign />} lenders={lendersFirst} />
      {home && <Facts brand={brand} claims={home.claims} />}
      <Help />
      <HowItWorks lenders={lenders} />
      <RatesSection hasMore={user !== undefined} />
      <FurtherDown home={home} phone={site?.phone} />
      {/* they fold on a phone, which must not wait until somebody is near */}
      <div className="wrap">{home && <Footnotes notes={homeNotes(home)} />}</div>
      <Dock note={home && replyNote(home)} />
    </>
  );
}
