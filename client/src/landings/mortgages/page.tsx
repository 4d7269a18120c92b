import { MORTGAGES } from '@brokerage/domain/landings/mortgages/manifest';
import type { ReactNode } from 'react';
import { LandingFrame } from '../../app/layouts/landing-frame';
import { LandingForm } from '../../features/leads/lead-form';
import { usePublishedFixed } from '../../features/rates/use-published-rate';
import type { HeadOf } from '../../lib/head';
import { SCENARIO_KEY, tabKeeps } from '../../lib/tab-storage';
import { REPLY_NOTE } from '../../ui/landing/notes';
import { onIntent } from '../../ui/late/on-intent';
import { PageStyles } from '../../ui/page-styles';
import { href as storyStyles } from './landing-page.module.css?sheet';
import { landingRate, RATE_ASKED } from './landing-rate';
import type { TypeStoryProps } from './type-story';

export const head: HeadOf = () => MORTGAGES;

const Story = onIntent<TypeStoryProps>(
  async () => (await import('./type-story')).TypeStory,
  undefined,
  () => tabKeeps(SCENARIO_KEY),
);

export default function MortgagePage(): ReactNode {
  const rate = landingRate(usePublishedFixed(RATE_ASKED.PURCHASE), RATE_ASKED.PURCHASE.insurance);
  return (
    <LandingFrame tone={MORTGAGES.tone} notes={[REPLY_NOTE]}>
      <PageStyles href={storyStyles} />
      <Story name="mortgages" rate={rate} form={<LandingForm of={MORTGAGES} />} />
    </LandingFrame>
  );
}
