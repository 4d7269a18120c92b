import { TYPE_LANDINGS } from '@brokerage/domain/landings/type-landings';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { LandingFrame } from '../../app/layouts/landing-frame';
import { LandingForm } from '../../features/leads/lead-form';
import { usePublishedFixed } from '../../features/rates/use-published-rate';
import type { HeadOf } from '../../lib/head';
import { paths } from '../../lib/paths';
import { SCENARIO_KEY, tabKeeps } from '../../lib/tab-storage';
import { REPLY_NOTE } from '../../ui/landing/notes';
import { onIntent } from '../../ui/late/on-intent';
import { PageStyles } from '../../ui/page-styles';
import { href as storyStyles } from './landing-page.module.css?sheet';
import { landingRate, RATE_ASKED } from './landing-rate';
import { askedOf, landingAt, nameIn } from './type-landing';
import type { TypeStoryProps } from './type-story';

export const head: HeadOf = ({ params }) => ({ ...landingAt(params), canonical: paths.landing(nameIn(params)) });

const Story = onIntent<TypeStoryProps>(
  async () => (await import('./type-story')).TypeStory,
  undefined,
  () => tabKeeps(SCENARIO_KEY),
);

export default function TypeLandingPage(): ReactNode {
  const name = nameIn(useParams());
  const landing = TYPE_LANDINGS[name];
  const [first, second = first] = askedOf(landing);
  const rate = landingRate(usePublishedFixed(RATE_ASKED[first]), RATE_ASKED[first].insurance);
  const conventional = landingRate(usePublishedFixed(RATE_ASKED[second]), RATE_ASKED[second].insurance);
  return (
    <LandingFrame key={name} tone={landing.tone} notes={[REPLY_NOTE]}>
      <PageStyles href={storyStyles} />
      <Story name={name} rate={rate} conventional={conventional} form={<LandingForm of={landing} />} />
    </LandingFrame>
  );
}
