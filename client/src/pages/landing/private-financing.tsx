import type { ReactNode } from 'react';
import { LandingFrame } from '../../app/layouts/landing-frame';
import { LeadForm } from '../../features/leads/lead-form';
import type { PrivateFinancingStoryProps } from '../../features/private-financing/story';
import { href as storyStyles } from '../../features/private-financing/story.module.css?sheet';
import { preloadPublishedRate, usePublishedFixed } from '../../features/rates/use-published-rate';
import type { HeadOf } from '../../lib/head';
import { REPLY_NOTE } from '../../ui/landing/notes';
import { onIntent } from '../../ui/late/on-intent';
import { PageStyles } from '../../ui/page-styles';

const BANK = { purpose: 'REFINANCE', insurance: 'UNINSURED', term: 5 } as const;

export const preload = preloadPublishedRate(BANK);

export const head: HeadOf = () => ({
  title: 'Private financing, and the way back',
  description:
    'What a private mortgage costs with every fee and its APR, what each month longer adds, and the plan that takes you back to a bank before you sign.',
});

const Story = onIntent<PrivateFinancingStoryProps>(
  async () => (await import('../../features/private-financing/story')).PrivateFinancingStory,
);

export default function PrivateFinancingPage(): ReactNode {
  const published = usePublishedFixed(BANK);
  return (
    <LandingFrame tone="plum" notes={[REPLY_NOTE]}>
      <PageStyles href={storyStyles} />
      <Story
        published={published}
        form={<LeadForm source="PRIVATE_FINANCING" title="Find the far end first" submitLabel="Plan my way back" />}
      />
    </LandingFrame>
  );
}
