import { COTTAGE } from './landing';

export const offers = (): string => COTTAGE.service ?? '';
export const questions = (): { question: string; answer: string }[] => [
  { question: 'Does the road matter?', answer: 'In winter it does.' },
];
