import type { ReactNode } from 'react';
import { LandingFrame } from '../../../src/app/layouts/landing-frame';
import { LandingForm } from '../../../src/features/leads/lead-form';
import type { Landing } from '@brokerage/domain/landings/landing';
import { COTTAGE } from './landing';

export const head = (): Landing => COTTAGE;

export default function CottagePage(): ReactNode {
  return (
    <LandingFrame tone={COTTAGE.tone} notes={[]}>
      <h1>{COTTAGE.title}</h1>
      <LandingForm of={COTTAGE} />
    </LandingFrame>
  );
}
