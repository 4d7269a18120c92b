import { SELF_EMPLOYED } from '@brokerage/domain/landings/self-employed/manifest';
import { QUESTIONS } from './questions';

export const offers = (): string => SELF_EMPLOYED.service;

export const questions = (): typeof QUESTIONS => QUESTIONS;
