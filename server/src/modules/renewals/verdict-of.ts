import { upperCase } from '@brokerage/domain/data/codes';
import { localDateOf } from '@brokerage/domain/booking/local-days';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { publishedApr } from '@brokerage/domain/rates/apr';
import type { WatchedRate } from '@brokerage/domain/rates/watch';
import type { RenewalLetter } from '@brokerage/domain/renewals/letter-form';
import { letterVerdict, type LetterRival } from '@brokerage/domain/renewals/letter-verdict';
import { maturityStage, reminderDay, statementDay } from '@brokerage/domain/renewals/maturity';
import { runEngine } from '../../kernel/run-engine.js';
import type { RenewalRival, RenewalVerdict } from './renewal.types.js';

/** On the clock of the office. */
export const officeToday = (): string => localDateOf(Date.now(), OFFICE_ZONE);

const rivalOf = ({ rate, cost, saving }: LetterRival<WatchedRate>): RenewalRival => ({
  bankName: rate.bankName,
  term: rate.term,
  rate: rate.rate,
  apr: publishedApr(rate),
  cost,
  saving,
});

/** What a letter comes to with these rates. */
export function verdictOf(letter: RenewalLetter, book: readonly WatchedRate[], today: string): RenewalVerdict {
  const { best, ordinary, insurance, ...verdict } = runEngine(() => letterVerdict(letter, book));
  return {
    ...verdict,
    insurance: upperCase(insurance),
    best: best && rivalOf(best),
    ordinary: ordinary && rivalOf(ordinary),
    asOf: today,
    stage: maturityStage(letter.maturityDate, today),
    remindOn: reminderDay(letter.maturityDate),
    statementBy: statementDay(letter.maturityDate),
  };
}
