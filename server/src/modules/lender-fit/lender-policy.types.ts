import { POLICY_FORM, type PolicyInput } from '@brokerage/domain/lender-fit/policy-form';
import { Field, ID, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { inputTypeOf } from '../../graphql/field-types.js';
import { CalendarDate, DateTime } from '../../graphql/scalars.js';
import { FormLine } from '../../kernel/form-line.types.js';
import { Payload } from '../../kernel/user-error.types.js';

/** Where the form's own words say no more than the name. */
const MEANINGS = {
  dischargeFee: 'What it charges to end the mortgage at any time',
  insuredGdsPct: 'The most of the income that housing may take, where it is under the insurer’s',
  insuredTdsPct: 'The most of the income that housing and debts may take, where it is under the insurer’s',
  insuredMinScore: 'The least credit points, where they are over the insurer’s',
  strongScore: 'Credit points from which the wider limits hold',
};

export const LenderPolicyInput = inputTypeOf(POLICY_FORM, {
  name: 'LenderPolicyInput',
  description: 'What a lender takes and counts. What is left out is as the law and most lenders have it.',
  meanings: { ...Object.fromEntries(POLICY_FORM.map(({ name, label }) => [name, label])), ...MEANINGS },
});
export type LenderPolicyInput = PolicyInput;

@Auth('ADMIN')
@ObjectType('LenderPolicy', {
  description: 'A version of a lender’s policy. Every version stays.',
  simpleResolvers: true,
})
export class LenderPolicyView {
  @Field(() => ID)
  id: string;

  @Field(() => CalendarDate, { description: 'The first day it holds' })
  effectiveFrom: string;

  @Field(() => String, { description: 'any, fixed or variable: which of its mortgages' })
  product: string;

  @Field(() => String, { description: 'The paper it stands in' })
  source: string;

  @Field(() => Boolean, { description: 'Made up for the demonstration: no lender said so' })
  sample: boolean;

  @Field(() => Boolean, { description: 'It holds today' })
  inForce: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Who published it; null: a former colleague, or the demonstration',
  })
  publishedBy: string | null;

  @Field(() => DateTime, { description: 'When it was published' })
  publishedAt: Date;

  @Field(() => [FormLine])
  terms: FormLine[];
}

@ObjectType()
export class PublishLenderPolicyPayload extends Payload {
  @Field(() => [LenderPolicyView], { nullable: true, simple: true, description: 'Those of the lender, newest first' })
  policies?: LenderPolicyView[];
}
