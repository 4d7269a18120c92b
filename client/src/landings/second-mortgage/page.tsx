import { SECOND_MORTGAGE } from '@brokerage/domain/landings/second-mortgage/manifest';
import type { ReactNode } from 'react';
import { LandingFrame } from '../../app/layouts/landing-frame';
import { LandingForm } from '../../features/leads/lead-form';
import { usePublishedFixed } from '../../features/rates/use-published-rate';
import type { HeadOf } from '../../lib/head';
import { SCENARIO_KEY, tabKeeps } from '../../lib/tab-storage';
import { REPLY_NOTE } from '../../ui/landing/notes';
import { onIntent } from '../../ui/late/on-intent';
import { PageStyles } from '../../ui/page-styles';
import { BANK_RATE } from './rate-asked';
import type { SecondMortgageStoryProps } from './story';
import { href as storyStyles } from './story.module.css?sheet';

export const head: HeadOf = () => SECOND_MORTGAGE;

const Story = onIntent<SecondMortgageStoryProps>(
  async () => (await import('./story')).SecondMortgageStory,
  undefined,
  () => tabKeeps(SCENARIO_KEY),
);

export default function SecondMortgagePage(): ReactNode {
  const published = usePublishedFixed(BANK_RATE);
  return (
    <LandingFrame tone={SECOND_MORTGAGE.tone} notes={[REPLY_NOTE]}>
      <PageStyles href={storyStyles} />
      <Story published={published} form={<LandingForm of={SECOND_MORTGAGE} />} />
    </LandingFrame>
  );
}
