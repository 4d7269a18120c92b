import type { ReactNode } from 'react';
import { LandingFrame } from '../../app/layouts/landing-frame';
import { LeadForm } from '../../features/leads/lead-form';
import { href as storyStyles } from '../../features/self-employed/story.module.css?sheet';
import type { HeadOf } from '../../lib/head';
import { REPLY_NOTE } from '../../ui/landing/notes';
import { onIntent } from '../../ui/late/on-intent';
import { PageStyles } from '../../ui/page-styles';

export const head: HeadOf = () => ({
  title: 'Self-employed? Have your tax return read',
  description:
    'A bank reads the last line of your return. See what the same year borrows when the lines above it are read too, what stated income costs, and which documents you need.',
});

const Story = onIntent<{ form: ReactNode }>(
  async () => (await import('../../features/self-employed/story')).SelfEmployedStory,
);

export default function SelfEmployedPage(): ReactNode {
  return (
    <LandingFrame tone="larch" notes={[REPLY_NOTE]} legal="We don’t give tax advice.">
      <PageStyles href={storyStyles} />
      <Story form={<LeadForm source="SELF_EMPLOYED" title="Have yours read" submitLabel="Read my return with me" />} />
    </LandingFrame>
  );
}
