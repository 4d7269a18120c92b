import { PRIVATE_FINANCING } from '@brokerage/domain/landings/private-financing/manifest';
import type { ReactNode } from 'react';
import { LandingFrame } from '../../app/layouts/landing-frame';
import { LandingForm } from '../../features/leads/lead-form';
import { usePublishedFixed } from '../../features/rates/use-published-rate';
import type { HeadOf } from '../../lib/head';
import { REPLY_NOTE } from '../../ui/landing/notes';
import { onIntent } from '../../ui/late/on-intent';
import { PageStyles } from '../../ui/page-styles';
import { BANK_RATE } from './rate-asked';
import type { PrivateFinancingStoryProps } from './story';
import { href as storyStyles } from './story.module.css?sheet';

export const head: HeadOf = () => PRIVATE_FINANCING;

const Story = onIntent<PrivateFinancingStoryProps>(async () => (await import('./story')).PrivateFinancingStory);

export default function PrivateFinancingPage(): ReactNode {
  const published = usePublishedFixed(BANK_RATE);
  return (
    <LandingFrame tone={PRIVATE_FINANCING.tone} notes={[REPLY_NOTE]}>
      <PageStyles href={storyStyles} />
      <Story published={published} form={<LandingForm of={PRIVATE_FINANCING} />} />
    </LandingFrame>
  );
}
