import { SELF_EMPLOYED } from '@brokerage/domain/landings/self-employed/manifest';
import type { ReactNode } from 'react';
import { LandingFrame } from '../../app/layouts/landing-frame';
import { LandingForm } from '../../features/leads/lead-form';
import type { HeadOf } from '../../lib/head';
import { REPLY_NOTE } from '../../ui/landing/notes';
import { onIntent } from '../../ui/late/on-intent';
import { PageStyles } from '../../ui/page-styles';
import { href as storyStyles } from './story.module.css?sheet';

export const head: HeadOf = () => SELF_EMPLOYED;

const Story = onIntent<{ form: ReactNode }>(async () => (await import('./story')).SelfEmployedStory);

export default function SelfEmployedPage(): ReactNode {
  return (
    <LandingFrame tone={SELF_EMPLOYED.tone} notes={[REPLY_NOTE]} legal={SELF_EMPLOYED.legal}>
      <PageStyles href={storyStyles} />
      <Story form={<LandingForm of={SELF_EMPLOYED} />} />
    </LandingFrame>
  );
}
