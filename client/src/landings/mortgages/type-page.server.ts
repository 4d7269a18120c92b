import { isTypeLanding } from '@brokerage/domain/landings/links';
import { TYPE_LANDINGS } from '@brokerage/domain/landings/type-landings';
import { preloadPublishedRate } from '../../features/rates/use-published-rate';
import type { Api } from '../../lib/api';
import { paths } from '../../lib/paths';
import type { Questions } from './content';
import { LANDING_CONTENTS } from './contents';
import { RATE_ASKED, sampleRate } from './landing-rate';
import { askedOf, landingAt, nameIn, type Params } from './type-landing';

interface Preload {
  (client: Api, at: { params: Params }): Promise<unknown>;
}

export const preload: Preload = (client, { params }) =>
  Promise.all(askedOf(landingAt(params)).map((asked) => preloadPublishedRate(RATE_ASKED[asked])(client)));

/** What a search may show of this pattern */
export const addresses = Object.keys(TYPE_LANDINGS).filter(isTypeLanding).map(paths.landing);

export const offers = ({ params }: { params: Params }): string => landingAt(params).service;

const SAMPLE = sampleRate('INSURED');
/** They are the same at any rate. */
export const questions = ({ params }: { params: Params }): Questions =>
  LANDING_CONTENTS[nameIn(params)]({ rate: SAMPLE, conventional: SAMPLE, said: {} }).questions;
