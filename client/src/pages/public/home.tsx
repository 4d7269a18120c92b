import type { ReactNode } from 'react';
import type { Api } from '../../lib/api';
import homeStyles from '../../features/home/home-page.css?url';
import { Facts } from '../../features/home/facts';
import { Help } from '../../features/home/help';
import { Hero } from '../../features/home/hero';
import { homeHead } from '../../features/home/home-head';
import { HowItWorks } from '../../features/home/how-it-works';
import { preloadHome, readHome, useHome, type HomeContent } from '../../features/home/home-content';
import { homeNotes, replyNote } from '../../features/home/notes';
import { Questions } from '../../features/home/questions';
import { preloadTrend } from '../../features/home/rate-tracker';
import { Solutions } from '../../features/home/solutions';
import { Stories } from '../../features/home/stories';
import { Tools } from '../../features/home/tools';
import { BestRateSign } from '../../features/rates/best-rate-sign';
import { RatesSection } from '../../features/rates/rates-section';
import { preloadRates } from '../../features/rates/use-rates';
import { Dock } from '../../features/site/dock';
import { readLenders, readLendersFirst, useSite } from '../../features/site/settings';
import type { HeadOf } from '../../lib/head';
import { Footnotes } from '../../ui/footnote';
import { PageStyles } from '../../ui/page-styles';

export const preload = (client: Api): Promise<unknown> =>
  Promise.all([preloadRates(client), preloadTrend(client), preloadHome(client)]);

export const head: HeadOf = ({ client }) => homeHead(readLenders(client), readLendersFirst(client));

export const questions = (client: Api): HomeContent['questions'] => readHome(client)?.questions ?? [];

export default function HomePage(): ReactNode {
  const { site, brand, lenders, lendersFirst } = useSite();
  const home = useHome();
  return (
    <>
      <PageStyles href={homeStyles} />
      <Hero sign={<BestRateSign />} lenders={lendersFirst} />
      {home && <Facts brand={brand} claims={home.claims} />}
      <Help />
      <HowItWorks lenders={lenders} />
      <RatesSection />
      <Solutions />
      {home && <Stories home={home} />}
      <Tools />
      {home && <Questions items={home.questions} phone={site?.phone} />}
      <div className="wrap">{home && <Footnotes notes={homeNotes(home)} />}</div>
      <Dock note={home && replyNote(home)} />
    </>
  );
}
