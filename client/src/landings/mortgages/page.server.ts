import { MORTGAGES } from '@brokerage/domain/landings/mortgages/manifest';
import { preloadPublishedRate } from '../../features/rates/use-published-rate';
import type { Questions } from './content';
import { everyTypeContent } from './every-type';
import { RATE_ASKED, SAMPLE_RATE } from './landing-rate';

export const preload = preloadPublishedRate(RATE_ASKED.PURCHASE);

export const offers = (): string => MORTGAGES.service;

export const questions = (): Questions =>
  everyTypeContent({ rate: SAMPLE_RATE, conventional: SAMPLE_RATE, said: {} }).questions;
