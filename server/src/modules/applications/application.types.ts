import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { Money } from '../../graphql/scalars.js';
import { Payload } from '../user-error.types.js';
import type { MortgageType } from './application.entity.js';

/** As GraphQL names them, and as the form's rules in `domain` know them. */
export type MortgageTypeName = keyof typeof MortgageType;

const MortgageTypeNames: { [N in MortgageTypeName]: N } = {
  NEW_PURCHASE: 'NEW_PURCHASE',
  REFINANCE: 'REFINANCE',
  RENEWAL: 'RENEWAL',
  EQUITY_TAKEOUT: 'EQUITY_TAKEOUT',
  OTHER: 'OTHER',
};
registerEnumType(MortgageTypeNames, { name: 'MortgageType', description: 'What the mortgage is for.' });

@InputType({ description: 'What the person agrees to.' })
export class ConsentInput {
  @Field(() => Boolean, { description: 'To be contacted about this application: must be true' })
  contact: boolean;

  @Field(() => Boolean, { nullable: true, description: 'To hear of offers' })
  marketing?: boolean | null;
}

@InputType()
export class BasicApplicationInput {
  @Field(() => String)
  fullName: string;

  @Field(() => String)
  email: string;

  @Field(() => String, { description: 'A Canadian number in any usual notation' })
  phone: string;

  @Field(() => MortgageTypeNames)
  mortgageType: MortgageTypeName;

  @Field(() => String, { nullable: true, description: 'Two letters' })
  province?: string | null;

  @Field(() => Money, { nullable: true })
  propertyValue?: string | null;

  @Field(() => Money, { nullable: true })
  downPayment?: string | null;

  @Field(() => Money, { nullable: true })
  mortgageBalance?: string | null;

  @Field(() => Money, { nullable: true })
  annualIncome?: string | null;

  @Field(() => String, { nullable: true })
  timeline?: string | null;

  @Field(() => String, { nullable: true })
  creditBand?: string | null;

  @Field(() => ID, { nullable: true, description: 'The lender whose card was chosen' })
  bankId?: string | null;

  @Field(() => String, { nullable: true })
  comments?: string | null;

  @Field(() => ConsentInput)
  consent: ConsentInput;
}

@ObjectType({ simpleResolvers: true })
export class SubmittedApplication {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: 'MB-2026- and eight characters; what the person quotes to the office' })
  applicationNumber: string;
}

@ObjectType()
export class SubmitBasicApplicationPayload extends Payload {
  @Field(() => SubmittedApplication, { nullable: true, simple: true })
  application?: SubmittedApplication;
}
