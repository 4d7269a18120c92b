import type { ReactNode } from 'react';
import { LandingFrame } from '../../app/layouts/landing-frame';
import { LeadForm } from '../../features/leads/lead-form';
import { preloadPublishedRate, usePublishedFixed } from '../../features/rates/use-published-rate';
import type { SecondMortgageStoryProps } from '../../features/second-mortgage/story';
import { href as storyStyles } from '../../features/second-mortgage/story.module.css?sheet';
import type { HeadOf } from '../../lib/head';
import { SCENARIO_KEY, tabKeeps } from '../../lib/tab-storage';
import { REPLY_NOTE } from '../../ui/landing/notes';
import { onIntent } from '../../ui/late/on-intent';
import { PageStyles } from '../../ui/page-styles';

const REFINANCE = { purpose: 'REFINANCE', insurance: 'UNINSURED', term: 5 } as const;

export const preload = preloadPublishedRate(REFINANCE);

export const head: HeadOf = () => ({
  title: 'Second mortgage or refinance?',
  description:
    'See what borrowing $80,000 costs both ways: a second mortgage behind the first you have, or one refinance, with penalty, fees and APR over the same months.',
});

const Story = onIntent<SecondMortgageStoryProps>(
  async () => (await import('../../features/second-mortgage/story')).SecondMortgageStory,
  undefined,
  () => tabKeeps(SCENARIO_KEY),
);

export default function SecondMortgagePage(): ReactNode {
  const published = usePublishedFixed(REFINANCE);
  return (
    <LandingFrame tone="barn" notes={[REPLY_NOTE]}>
      <PageStyles href={storyStyles} />
      <Story
        published={published}
        form={<LeadForm source="SECOND_MORTGAGE" title="Which is cheaper for you?" submitLabel="Compare both for me" />}
      />
    </LandingFrame>
  );
}
