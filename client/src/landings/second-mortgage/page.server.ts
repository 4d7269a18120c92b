import { SECOND_MORTGAGE } from '@brokerage/domain/landings/second-mortgage/manifest';
import { preloadPublishedRate } from '../../features/rates/use-published-rate';
import { QUESTIONS } from './questions';
import { BANK_RATE } from './rate-asked';

export const preload = preloadPublishedRate(BANK_RATE);

export const offers = (): string => SECOND_MORTGAGE.service;

export const questions = (): typeof QUESTIONS => QUESTIONS;
