import type { ReactNode } from 'react';
import { LandingFrame } from '../../app/layouts/landing-frame';
import { LeadForm } from '../../features/leads/lead-form';
import { href as storyStyles } from '../../features/realtorquest/story.module.css?sheet';
import { readLenders, useSite } from '../../features/site/settings';
import type { HeadOf } from '../../lib/head';
import { REPLY_NOTE } from '../../ui/landing/notes';
import { onIntent } from '../../ui/late/on-intent';
import { PageStyles } from '../../ui/page-styles';

export const head: HeadOf = ({ client }) => ({
  title: 'For realtors we met at RealtorQuest',
  description: `What your clients get from us: ${readLenders(client)}, a pre-approval the same day, a rate that is held. What you hear while their file moves, and what stays with them.`,
});

/** What each claim rests on. The marks count from 1. */
const NOTES = [
  REPLY_NOTE,
  'Banks, credit unions, trust companies, monoline and private lenders whose rates are on this site, counted every night. Not every lender serves every province or every kind of file.',
  'A pre-approval on the business day we receive identification, proof of income and proof of down payment. A lender’s final approval takes longer and depends on the property.',
] as const;

const Story = onIntent<{ form: ReactNode; lenders: string }>(
  async () => (await import('../../features/realtorquest/story')).RealtorQuestStory,
);

export default function RealtorQuestPage(): ReactNode {
  return (
    <LandingFrame tone="spruce" notes={NOTES} legal="RealtorQuest is a trade show of its organizer, not of ours.">
      <PageStyles href={storyStyles} />
      <Story
        lenders={useSite().lendersFirst}
        form={<LeadForm source="REALTORQUEST" title="Let’s connect" submitLabel="Connect with a broker" />}
      />
    </LandingFrame>
  );
}
