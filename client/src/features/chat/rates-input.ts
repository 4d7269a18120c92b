import { upperCase } from '@brokerage/domain/data/codes';
import { rateCaseOf } from '@brokerage/domain/chat/day-rate';
import type { Answered } from '@brokerage/domain/chat/lead-form';
import type { StartRateInput } from '../../schema.generated';

/** What the API is asked for these answers, with the names it has; undefined where they name no kind of mortgage. */
export function ratesInput(answers: Answered): StartRateInput | undefined {
  const asked = rateCaseOf(answers);
  if (!asked) return undefined;
  return {
    purpose: upperCase(asked.purpose),
    insurance: upperCase(asked.insurance),
  };
}
