import { LANDING_CONTENTS } from '../features/landing/contents';
import { SAMPLE_RATE } from '../features/landing/landing-rate';
import { QUESTIONS as PRIVATE } from '../features/private-financing/questions';
import { QUESTIONS as REALTORS } from '../features/realtorquest/questions';
import { QUESTIONS as SECOND } from '../features/second-mortgage/questions';
import { QUESTIONS as SELF_EMPLOYED } from '../features/self-employed/questions';
import type { Asked } from './structured-data';

/** What a landing page offers, for search engines. Only the server reads it: the pages load none of it. */
export interface LandingFacts {
  serviceType: string;
  questions: readonly Asked[];
}

const facts = (serviceType: string, questions: LandingFacts['questions']): LandingFacts => ({ serviceType, questions });
const ofType = (type: string, serviceType: string): LandingFacts =>
  // the questions are the same at any rate
  facts(
    serviceType,
    LANDING_CONTENTS[type]?.({ rate: SAMPLE_RATE, conventional: SAMPLE_RATE, said: {} }).questions ?? [],
  );

const BY_ADDRESS: Readonly<Record<string, LandingFacts>> = {
  '/mortgage': ofType('every', 'Mortgage brokering'),
  '/mortgage/new-purchase': ofType('new-purchase', 'Mortgage to buy a home'),
  '/mortgage/refinance': ofType('refinance', 'Mortgage refinancing'),
  '/mortgage/renewal': ofType('renewal', 'Mortgage renewal'),
  '/mortgage/equity-takeout': ofType('equity-takeout', 'Home equity borrowing'),
  '/2ndmortgage': facts('Second mortgage', SECOND),
  '/private-financing': facts('Private mortgage', PRIVATE),
  '/self-employed-mortgage': facts('Mortgage for the self-employed', SELF_EMPLOYED),
  '/realtorquest-letsconnect': facts('Mortgage brokering for clients of realtors', REALTORS),
};

/** By the address that counts; undefined for a page that is no landing page. */
export const landingFacts = (address: string): LandingFacts | undefined => BY_ADDRESS[address];
