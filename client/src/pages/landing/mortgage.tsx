import type { ReactNode } from 'react';
import { LandingFrame } from '../../app/layouts/landing-frame';
import { href as storyStyles } from '../../features/landing/landing-page.module.css?sheet';
import { landingRate, RATE_ASKED } from '../../features/landing/landing-rate';
import type { TypeStoryProps } from '../../features/landing/type-story';
import { LeadForm } from '../../features/leads/lead-form';
import { preloadPublishedRate, usePublishedFixed } from '../../features/rates/use-published-rate';
import type { HeadOf } from '../../lib/head';
import { SCENARIO_KEY, tabKeeps } from '../../lib/tab-storage';
import { REPLY_NOTE } from '../../ui/landing/notes';
import { onIntent } from '../../ui/late/on-intent';
import { PageStyles } from '../../ui/page-styles';

export const preload = preloadPublishedRate(RATE_ASKED.PURCHASE);

export const head: HeadOf = () => ({
  title: 'Mortgages for every plan',
  description:
    'Buying, renewing, refinancing or borrowing on your home: see what each plan costs with today’s rates, and ask a licensed broker.',
});

const Story = onIntent<TypeStoryProps>(
  async () => (await import('../../features/landing/type-story')).TypeStory,
  undefined,
  () => tabKeeps(SCENARIO_KEY),
);

export default function MortgagePage(): ReactNode {
  const rate = landingRate(usePublishedFixed(RATE_ASKED.PURCHASE));
  return (
    <LandingFrame tone="larch" notes={[REPLY_NOTE]}>
      <PageStyles href={storyStyles} />
      <Story
        type="every"
        rate={rate}
        form={<LeadForm source="LANDING" title="Tell us your plan" submitLabel="Talk to a broker" />}
      />
    </LandingFrame>
  );
}
