import type { LedgerAmount } from '@brokerage/domain/forms/ledger';
import type { ReactNode } from 'react';
import type { Change } from '../../lib/scenario/scenario';
import type { AccordionItem } from '../../ui/accordion';

/** A line of a ledger: what, and how much */
export type Line = readonly [label: string, amount: LedgerAmount];

export interface Book {
  title: string;
  text: string;
  lines: readonly Line[];
  total: Line;
}

export type Questions = readonly (AccordionItem & { answer: string })[];

/** What a landing page says. Its figures are worked out by the engine from one rate. */
export interface LandingContent {
  title: string;
  lead: string;
  /** What is drawn in the first screen */
  picture: ReactNode;
  ledger: {
    title: string;
    lead: string;
    books: readonly Book[];
    verdict: { before: string; figure: string; after: string };
  };
  /** When it is a bad idea, or what to know before */
  advice: { title: string; lead: string; items: readonly { title: string; text: string }[] };
  questions: Questions;
  /** What the figures rest on */
  fine: string;
}

export interface LandingInput {
  rate: LandingRate;
  /** With 20% down, where the page compares that; else the same */
  conventional: LandingRate;
  /** What was said in this tab: nothing on the server's page */
  said: Change;
}

/** The rate a page reckons with: the best that is published, or the sample's while there is none. */
export interface LandingRate {
  ratePct: number;
  /** How long it holds: no sum on the page goes on at it for longer */
  termYears: number;
  /** With its APR, where it is published: '3.94% (APR 3.98%)' */
  shown: string;
  /** 'APR 3.98%', where it is published */
  apr?: string;
  /** What it may be called: a sample is nobody's best */
  name: 'today’s best' | 'a sample rate';
  /** As it is advertised: '5-year fixed, insured' */
  words: string;
}
