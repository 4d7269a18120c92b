import { BASIC_FORM, type BasicApplicationInput as Input } from '@brokerage/domain/application/basic-application';
import { Field, ID, ObjectType } from 'type-graphql';
import { inputTypeOf } from '../../graphql/field-types.js';
import { Payload } from '../../kernel/user-error.types.js';
import { MortgageType } from '../../kernel/mortgage-type.enum.js';

export const BasicApplicationInput = inputTypeOf(BASIC_FORM, {
  name: 'BasicApplicationInput',
  description: 'The answers of the basic form.',
  parts: { consent: { name: 'ConsentInput', description: 'What the applicant agrees to.' } },
  enums: { mortgageType: MortgageType },
});
export type BasicApplicationInput = Input;

@ObjectType({ simpleResolvers: true, description: 'An application, as it was received.' })
export class SubmittedApplication {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: 'MB-, the year and eight characters. Applicants quote it when they call.' })
  applicationNumber: string;
}

@ObjectType()
export class SubmitBasicApplicationPayload extends Payload {
  @Field(() => SubmittedApplication, { nullable: true, simple: true })
  application?: SubmittedApplication;
}
