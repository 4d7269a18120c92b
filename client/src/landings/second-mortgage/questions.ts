import { formatDollars } from '@brokerage/domain/forms/dollars';
import { BROKER_FEE, TERMS } from './sample';

export const QUESTIONS = [
  {
    question: 'Does my first lender have to agree?',
    answer:
      'Usually not, but some contracts ask for notice, and a few forbid it. We read yours before anybody orders an appraisal.',
  },
  {
    question: 'What if I can’t pay it back at the end?',
    answer:
      'You renew it, refinance both into one, or sell. The second lender can start power of sale just as the first can, which is why we write the way out down before you sign.',
  },
  {
    question: 'What do you earn on this?',
    answer: `A broker fee from you, in writing before you sign. In the sample above it is ${formatDollars(BROKER_FEE)} of the ${formatDollars(TERMS.secondFees)}; the lender’s fee is the other ${formatDollars(TERMS.secondFees - BROKER_FEE)}. On a refinance the lender pays us and you don’t.`,
  },
] as const;
