import { MORTGAGES } from '@brokerage/domain/landings/mortgages/manifest';
import type { ReactNode } from 'react';
import { LandingFrame } from '../../app/layouts/landing-frame';
import { LandingForm } from '../../features/leads/lead-form';
import { preloadPublishedRate, usePublishedFixed } from '../../features/rates/use-published-rate';
import type { HeadOf } from '../../lib/head';
import { SCENARIO_KEY, tabKeeps } from '../../lib/tab-storage';
import { REPLY_NOTE } from '../../ui/landing/notes';
import { onIntent } from '../../ui/late/on-intent';
import { PageStyles } from '../../ui/page-styles';
import type { Questions } from './content';
import { everyTypeContent } from './every-type';
import { href as storyStyles } from './landing-page.module.css?sheet';
import { landingRate, RATE_ASKED, SAMPLE_RATE } from './landing-rate';
import type { TypeStoryProps } from './type-story';

export const preload = preloadPublishedRate(RATE_ASKED.PURCHASE);

export const head: HeadOf = () => MORTGAGES;

export const offers = (): string => MORTGAGES.service;

export const questions = (): Questions =>
  everyTypeContent({ rate: SAMPLE_RATE, conventional: SAMPLE_RATE, said: {} }).questions;

const Story = onIntent<TypeStoryProps>(
  async () => (await import('./type-story')).TypeStory,
  undefined,
  () => tabKeeps(SCENARIO_KEY),
);

export default function MortgagePage(): ReactNode {
  const rate = landingRate(usePublishedFixed(RATE_ASKED.PURCHASE));
  return (
    <LandingFrame tone={MORTGAGES.tone} notes={[REPLY_NOTE]}>
      <PageStyles href={storyStyles} />
      <Story name="mortgages" rate={rate} form={<LandingForm of={MORTGAGES} />} />
    </LandingFrame>
  );
}
