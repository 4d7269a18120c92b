import { REALTORQUEST } from '@brokerage/domain/landings/realtorquest/manifest';
import { QUESTIONS } from './questions';

export const offers = (): string => REALTORQUEST.service;

export const questions = (): typeof QUESTIONS => QUESTIONS;
