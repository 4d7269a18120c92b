import type { ReactNode } from 'react';
import { LandingFrame } from '../../src/app/layouts/landing-frame';
import { LandingForm } from '../../src/features/leads/landing-form';
import type { HeadOf } from '../../src/lib/head';
import { COTTAGE } from './manifest';

const QUESTIONS = [{ question: 'Does the road matter?', answer: 'In winter it does.' }] as const;

export const head: HeadOf = () => COTTAGE;

export const offers = (): string => COTTAGE.service;

export const questions = (): typeof QUESTIONS => QUESTIONS;

export default function CottagePage(): ReactNode {
  return (
    <LandingFrame tone={COTTAGE.tone} notes={[]} legal={COTTAGE.legal}>
      <h1>{COTTAGE.title}</h1>
      <LandingForm of={COTTAGE} />
    </LandingFrame>
  );
}
