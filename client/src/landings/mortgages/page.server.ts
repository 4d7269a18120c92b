import { MORTGAGES } from '@brokerage/domain/landings/mortgages/manifest';
import { preloadPublishedRate } from '../../features/rates/use-published-rate';
import type { Questions } from './content';
import { everyTypeContent } from './every-type';
import { RATE_ASKED, sampleRate } from './landing-rate';

export const preload = preloadPublishedRate(RATE_ASKED.PURCHASE);

export const offers = (): string => MORTGAGES.service;

const SAMPLE = sampleRate('INSURED');

export const questions = (): Questions => everyTypeContent({ rate: SAMPLE, conventional: SAMPLE, said: {} }).questions;
