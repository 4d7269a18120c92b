import type { Api } from '../../lib/api';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { MortgageTypeValue } from '@brokerage/domain/vocabulary/applications';
import { LandingFrame } from '../../app/layouts/landing-frame';
import { landingRate, RATE_ASKED, type LandingPurpose } from '../../features/landing/landing-rate';
import { href as storyStyles } from '../../features/landing/landing-page.module.css?sheet';
import type { TypeStoryProps } from '../../features/landing/type-story';
import { LeadForm } from '../../features/leads/lead-form';
import { preloadPublishedRate, usePublishedFixed } from '../../features/rates/use-published-rate';
import type { HeadOf } from '../../lib/head';
import { paths } from '../../lib/paths';
import { SCENARIO_KEY, tabKeeps } from '../../lib/tab-storage';
import { REPLY_NOTE } from '../../ui/landing/notes';
import { onIntent } from '../../ui/late/on-intent';
import { PageStyles } from '../../ui/page-styles';

interface Type {
  value: MortgageTypeValue;
  purpose: LandingPurpose;
  tone: 'barn' | 'larch' | 'lake';
  title: string;
  description: string;
  form: { title: string; submit: string };
}

const TYPES: Readonly<Record<string, Type>> = {
  'new-purchase': {
    value: 'new_purchase',
    purpose: 'PURCHASE',
    tone: 'lake',
    title: 'Mortgage to buy a home',
    description:
      'What a home costs on closing day and over five years: the least down payment against 20%, with the insurance and the interest.',
    form: { title: 'What can you buy?', submit: 'Plan my purchase' },
  },
  refinance: {
    value: 'refinance',
    purpose: 'REFINANCE',
    tone: 'larch',
    title: 'Refinance your mortgage',
    description:
      'One payment instead of many: see the interest, the penalty and what you would still owe before you refinance.',
    form: { title: 'Would a refinance pay off?', submit: 'Work it out for me' },
  },
  renewal: {
    value: 'renewal',
    purpose: 'RENEWAL',
    tone: 'lake',
    title: 'Check your mortgage renewal',
    description:
      'Compare the rate in your lender’s renewal letter with today’s best, over the whole term and with the cost of switching.',
    form: { title: 'Is your letter a good offer?', submit: 'Check my renewal' },
  },
  'equity-takeout': {
    value: 'equity_takeout',
    purpose: 'REFINANCE',
    tone: 'barn',
    title: 'Borrow against your home',
    description:
      'How far your home reaches under the 65% and 80% limits, and what a credit line costs against a larger mortgage.',
    form: { title: 'How much is within reach?', submit: 'Measure it for me' },
  },
};

const typeOf = (type: string | undefined): Type => {
  const found = TYPES[type ?? ''];
  // the route knows its four types; every other address is the missing page
  if (!found) throw new Error('no such landing page');
  return found;
};

/** The page of a purchase compares two down payments, each at the rate it can have. */
const askedOf = ({ purpose }: Type): readonly [LandingPurpose, ...LandingPurpose[]] =>
  purpose === 'PURCHASE' ? ['PURCHASE', 'CONVENTIONAL'] : [purpose];

interface Preload {
  (client: Api, at: { params: Record<string, string | undefined> }): Promise<unknown>;
}

export const preload: Preload = (client, { params }) =>
  Promise.all(askedOf(typeOf(params.type)).map((asked) => preloadPublishedRate(RATE_ASKED[asked])(client)));

/** What a search may show of this pattern */
export const addresses = Object.keys(TYPES).map((type) => paths.mortgage(type));

export const head: HeadOf = ({ params }) => {
  const { title, description } = typeOf(params.type);
  return { title, description, canonical: paths.mortgage(params.type) };
};

const Story = onIntent<TypeStoryProps>(
  async () => (await import('../../features/landing/type-story')).TypeStory,
  undefined,
  () => tabKeeps(SCENARIO_KEY),
);

export default function MortgageTypePage(): ReactNode {
  const { type = '' } = useParams();
  const found = typeOf(type);
  const { value, tone, form } = found;
  const [first, second = first] = askedOf(found);
  const rate = landingRate(usePublishedFixed(RATE_ASKED[first]));
  const conventional = landingRate(usePublishedFixed(RATE_ASKED[second]));
  return (
    <LandingFrame key={type} tone={tone} notes={[REPLY_NOTE]}>
      <PageStyles href={storyStyles} />
      <Story
        type={type}
        rate={rate}
        conventional={conventional}
        form={<LeadForm source="LANDING" mortgageType={value} title={form.title} submitLabel={form.submit} />}
      />
    </LandingFrame>
  );
}
