import type { BasicApplicationValues } from '@brokerage/domain/application/basic-application';
import { textsOf } from '@brokerage/domain/forms/fields';
import type { FormikHelpers } from 'formik';
import type { SyntheticEvent } from 'react';
import { answersOf, keepSoon } from '../../lib/scenario/form-shared';
import { keptScenario } from '../../lib/scenario/kept-scenario';
import { mortgageTypeOf, offeredAnswers } from '../../lib/scenario/offers';
import { typedInto } from '../../ui/form/typed-into';
import { asValues, type Asked } from './draft';

/** Whether somebody answered anything that the address had not. */
function isAnswered(values: Partial<BasicApplicationValues>, asked: Asked): boolean {
  const known: Readonly<Record<string, unknown>> = asked;
  return Object.entries(values).some(([name, value]) => value !== '' && value !== false && value !== known[name]);
}

/**
 * What was said on the page about rates, for a form that nothing was typed in yet. The kind that a link asks for stays, and
 * of another kind only the province is taken.
 */
function offeredTo(values: Partial<BasicApplicationValues>, asked: Asked): Partial<BasicApplicationValues> {
  const said = isAnswered(values, asked) ? undefined : keptScenario();
  if (!said) return {};
  const { mortgageType, ...answers } = asValues(offeredAnswers(said));
  // whoever names a price and no purpose is buying, as the bar of the rates says
  const kind = mortgageTypeOf({ purpose: 'PURCHASE', ...said });
  if (asked.mortgageType === '') return { ...answers, ...(mortgageType && { mortgageType }) };
  if (asked.mortgageType === kind) return answers;
  return answers.province === undefined ? {} : { province: answers.province };
}

/** Into the form, once. */
export function offer(setValues: FormikHelpers<BasicApplicationValues>['setValues'], asked: Asked): void {
  void setValues((now) => ({ ...now, ...offeredTo(now, asked) }), false);
}

type Kind = Pick<BasicApplicationValues, 'mortgageType'>;

/** What is answered here is said for the other pages. */
export function tell(typed: object, { mortgageType }: Kind): void {
  const texts = textsOf({ ...typed });
  keepSoon(texts, answersOf(texts['mortgageType'] ?? mortgageType));
}

export const tellTyped = (event: SyntheticEvent, values: Kind): void => tell(typedInto(event), values);
