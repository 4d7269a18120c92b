import type { ReactNode } from 'react';
import { ComparisonSlot } from '../../features/compare/comparison-slot';
import ratesStyles from '../../features/rates/rates-page.css?url';
import { RatesOfScenario } from '../../features/scenario/rates-of-scenario';
import { useSite } from '../../features/site/settings';
import type { HeadOf } from '../../lib/head';
import { whenNear } from '../../ui/late/when-near';
import { PageHead } from '../../ui/page-head';
import { PageStyles } from '../../ui/page-styles';

export const head: HeadOf = () => ({
  title: 'Mortgage rates today',
  description:
    'Today’s best mortgage rates in Canada for your mortgage: the payment, and what each costs to keep and to leave early.',
});

const BestRates = whenNear(async () => (await import('../../features/compare/best-rates')).BestRates);

const AboutRates = whenNear<{ phone: string | undefined }>(
  async () => (await import('../../features/rates/about-rates')).AboutRates,
);

export default function RatesPage(): ReactNode {
  const { site } = useSite();
  return (
    <>
      <PageStyles href={ratesStyles} />
      <PageHead
        title="Mortgage rates"
        lead="Tell us about your mortgage. Every rate below is one you could get, with what it costs to keep and to leave early."
        compact
      />
      <RatesOfScenario />
      <ComparisonSlot />
      <BestRates />
      <AboutRates phone={site?.phone} />
    </>
  );
}
