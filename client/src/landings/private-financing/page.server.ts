import { PRIVATE_FINANCING } from '@brokerage/domain/landings/private-financing/manifest';
import { preloadPublishedRate } from '../../features/rates/use-published-rate';
import { QUESTIONS } from './questions';
import { BANK_RATE } from './rate-asked';

export const preload = preloadPublishedRate(BANK_RATE);

export const offers = (): string => PRIVATE_FINANCING.service;

export const questions = (): typeof QUESTIONS => QUESTIONS;
