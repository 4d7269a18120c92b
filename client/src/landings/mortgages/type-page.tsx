import type { TypeLanding } from '@brokerage/domain/landings/landing';
import { isTypeLanding, type TypeLandingName } from '@brokerage/domain/landings/links';
import { TYPE_LANDINGS } from '@brokerage/domain/landings/type-landings';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { LandingFrame } from '../../app/layouts/landing-frame';
import { LandingForm } from '../../features/leads/lead-form';
import { preloadPublishedRate, usePublishedFixed } from '../../features/rates/use-published-rate';
import type { Api } from '../../lib/api';
import type { HeadOf } from '../../lib/head';
import { paths } from '../../lib/paths';
import { SCENARIO_KEY, tabKeeps } from '../../lib/tab-storage';
import { REPLY_NOTE } from '../../ui/landing/notes';
import { onIntent } from '../../ui/late/on-intent';
import { PageStyles } from '../../ui/page-styles';
import type { Questions } from './content';
import { LANDING_CONTENTS } from './contents';
import { href as storyStyles } from './landing-page.module.css?sheet';
import { landingRate, RATE_ASKED, SAMPLE_RATE, type LandingPurpose } from './landing-rate';
import type { TypeStoryProps } from './type-story';

type Params = Record<string, string | undefined>;

function nameIn({ type = '' }: Params): TypeLandingName {
  // the route knows its types; every other address is the missing page
  if (!isTypeLanding(type)) throw new Error('no such landing page');
  return type;
}

const landingAt = (params: Params): TypeLanding => TYPE_LANDINGS[nameIn(params)];

/** The page of a purchase compares two down payments, each at the rate it can have. */
const askedOf = ({ purpose }: TypeLanding): readonly [LandingPurpose, ...LandingPurpose[]] =>
  purpose === 'PURCHASE' ? ['PURCHASE', 'CONVENTIONAL'] : [purpose];

interface Preload {
  (client: Api, at: { params: Params }): Promise<unknown>;
}

export const preload: Preload = (client, { params }) =>
  Promise.all(askedOf(landingAt(params)).map((asked) => preloadPublishedRate(RATE_ASKED[asked])(client)));

/** What a search may show of this pattern */
export const addresses = Object.keys(TYPE_LANDINGS).filter(isTypeLanding).map(paths.landing);

export const head: HeadOf = ({ params }) => ({ ...landingAt(params), canonical: paths.landing(nameIn(params)) });

export const offers = ({ params }: { params: Params }): string => landingAt(params).service;

/** They are the same at any rate. */
export const questions = ({ params }: { params: Params }): Questions =>
  LANDING_CONTENTS[nameIn(params)]({ rate: SAMPLE_RATE, conventional: SAMPLE_RATE, said: {} }).questions;

const Story = onIntent<TypeStoryProps>(
  async () => (await import('./type-story')).TypeStory,
  undefined,
  () => tabKeeps(SCENARIO_KEY),
);

export default function TypeLandingPage(): ReactNode {
  const name = nameIn(useParams());
  const landing = TYPE_LANDINGS[name];
  const [first, second = first] = askedOf(landing);
  const rate = landingRate(usePublishedFixed(RATE_ASKED[first]));
  const conventional = landingRate(usePublishedFixed(RATE_ASKED[second]));
  return (
    <LandingFrame key={name} tone={landing.tone} notes={[REPLY_NOTE]}>
      <PageStyles href={storyStyles} />
      <Story name={name} rate={rate} conventional={conventional} form={<LandingForm of={landing} />} />
    </LandingFrame>
  );
}
