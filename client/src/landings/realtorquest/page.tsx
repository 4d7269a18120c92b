import { REALTORQUEST } from '@brokerage/domain/landings/realtorquest/manifest';
import type { ReactNode } from 'react';
import { LandingFrame } from '../../app/layouts/landing-frame';
import { LandingForm } from '../../features/leads/lead-form';
import { readLenders, useSite } from '../../features/site/settings';
import type { HeadOf } from '../../lib/head';
import { REPLY_NOTE } from '../../ui/landing/notes';
import { onIntent } from '../../ui/late/on-intent';
import { PageStyles } from '../../ui/page-styles';
import { href as storyStyles } from './story.module.css?sheet';

export const head: HeadOf = ({ client }) => ({
  ...REALTORQUEST,
  description: REALTORQUEST.description.replace('{lenders}', readLenders(client)),
});

/** What each claim rests on. The marks count from 1. */
const NOTES = [
  REPLY_NOTE,
  'Banks, credit unions, trust companies, monoline and private lenders whose rates are on this site, counted every night. Not every lender serves every province or every kind of file.',
  'A pre-approval on the business day we receive identification, proof of income and proof of down payment. A lender’s final approval takes longer and depends on the property.',
] as const;

const Story = onIntent<{ form: ReactNode; lenders: string }>(async () => (await import('./story')).RealtorQuestStory);

export default function RealtorQuestPage(): ReactNode {
  return (
    <LandingFrame tone={REALTORQUEST.tone} notes={NOTES} legal={REALTORQUEST.legal}>
      <PageStyles href={storyStyles} />
      <Story lenders={useSite().lendersFirst} form={<LandingForm of={REALTORQUEST} />} />
    </LandingFrame>
  );
}
