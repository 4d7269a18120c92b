import { SECOND_MORTGAGE } from '@brokerage/domain/landings/second-mortgage/manifest';
import type { ReactNode } from 'react';
import { LandingFrame } from '../../app/layouts/landing-frame';
import { LandingForm } from '../../features/leads/lead-form';
import { preloadPublishedRate, usePublishedFixed } from '../../features/rates/use-published-rate';
import type { HeadOf } from '../../lib/head';
import { SCENARIO_KEY, tabKeeps } from '../../lib/tab-storage';
import { REPLY_NOTE } from '../../ui/landing/notes';
import { onIntent } from '../../ui/late/on-intent';
import { PageStyles } from '../../ui/page-styles';
import { QUESTIONS } from './questions';
import type { SecondMortgageStoryProps } from './story';
import { href as storyStyles } from './story.module.css?sheet';

const REFINANCE = { purpose: 'REFINANCE', insurance: 'UNINSURED', term: 5 } as const;

export const preload = preloadPublishedRate(REFINANCE);

export const head: HeadOf = () => SECOND_MORTGAGE;

export const offers = (): string => SECOND_MORTGAGE.service;

export const questions = (): typeof QUESTIONS => QUESTIONS;

const Story = onIntent<SecondMortgageStoryProps>(
  async () => (await import('./story')).SecondMortgageStory,
  undefined,
  () => tabKeeps(SCENARIO_KEY),
);

export default function SecondMortgagePage(): ReactNode {
  const published = usePublishedFixed(REFINANCE);
  return (
    <LandingFrame tone={SECOND_MORTGAGE.tone} notes={[REPLY_NOTE]}>
      <PageStyles href={storyStyles} />
      <Story published={published} form={<LandingForm of={SECOND_MORTGAGE} />} />
    </LandingFrame>
  );
}
