import type { BasicApplicationValues } from '@brokerage/domain/forms/basic-application';
import { keptScenario } from '../../lib/scenario/kept-scenario';
import { mortgageTypeOf, offeredAnswers } from '../../lib/scenario/offers';
import { asValues, type Asked } from './draft';

/** Whether somebody answered anything that the address had not. */
const isAnswered = (values: Partial<BasicApplicationValues>, asked: Asked): boolean =>
  Object.entries(values).some(
    ([name, value]) => value !== '' && value !== false && value !== asked[name as keyof Asked],
  );

/**
 * What was said on the page about rates, for a form that nothing was typed in yet. The kind that a link asks for stays, and
 * of another kind only the province is taken.
 */
export function offeredTo(values: Partial<BasicApplicationValues>, asked: Asked): Partial<BasicApplicationValues> {
  const said = isAnswered(values, asked) ? undefined : keptScenario();
  if (!said) return {};
  const { mortgageType, ...answers } = asValues(offeredAnswers(said));
  // whoever names a price and no purpose is buying, as the bar of the rates says
  const kind = mortgageTypeOf({ purpose: 'PURCHASE', ...said });
  if (asked.mortgageType === '') return { ...answers, ...(mortgageType && { mortgageType }) };
  if (asked.mortgageType === kind) return answers;
  return answers.province === undefined ? {} : { province: answers.province };
}
