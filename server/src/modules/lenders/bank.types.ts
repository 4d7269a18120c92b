import type { LenderPenalty as Penalty } from '@brokerage/domain/rates/lender-penalty';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { DateTime } from '../../graphql/scalars.js';
import { Payload } from '../../kernel/user-error.types.js';
import { LenderPenalty } from './lender-penalty.enum.js';

@Auth('ADMIN')
@ObjectType({ description: 'Everything staff can change about a lender.', simpleResolvers: true })
export class LenderFacts {
  @Field(() => String)
  name: string;

  @Field(() => String, {
    description: 'Chartered bank, Credit union, Trust company, Monoline lender or Private lender',
  })
  kind: string;

  @Field(() => String)
  logoUrl: string;

  @Field(() => Boolean, { description: 'Whether visitors see it' })
  active: boolean;

  @Field(() => Int, { description: 'Breaks ties between lenders with the same best rate; lowest first' })
  position: number;

  @Field(() => LenderPenalty, { description: 'How it charges for leaving a fixed rate early' })
  penalty: Penalty;
}

@Auth('ADMIN')
@ObjectType({ description: "A lender's unpublished changes.", simpleResolvers: true })
export class PendingLender {
  @Field(() => LenderFacts, { description: 'The values once it is published' })
  facts: LenderFacts;

  @Field(() => String)
  authorName: string;

  @Field(() => DateTime, { description: 'When it was last saved' })
  at: Date | string;
}

@Auth('ADMIN')
@ObjectType({ description: 'A lender as visitors see it, with its unpublished changes.', simpleResolvers: true })
export class DeskBank {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  name: string;

  @Field(() => String, { description: 'The name as it appears in addresses' })
  slug: string;

  @Field(() => String, {
    description: 'Chartered bank, Credit union, Trust company, Monoline lender or Private lender',
  })
  kind: string;

  @Field(() => String)
  logoUrl: string;

  @Field(() => Boolean, { description: 'Whether visitors see it' })
  active: boolean;

  @Field(() => Int, { description: 'Breaks ties between lenders with the same best rate; lowest first' })
  position: number;

  @Field(() => LenderPenalty, { description: 'How it charges for leaving a fixed rate early' })
  penalty: Penalty;

  @Field(() => Int, { description: 'Changes with every edit; send it back as expectedVersion' })
  version: number;

  @Field(() => Int, { description: 'Number of published rates' })
  rates: number;

  @Field(() => PendingLender, { nullable: true, description: 'null: nothing to publish' })
  pending: PendingLender | null;
}

@ObjectType()
export class BankPayload extends Payload {
  @Field(() => DeskBank, { nullable: true, simple: true })
  bank?: DeskBank;

  @Field(() => ID, { nullable: true, simple: true, description: 'Send it to undoRateChanges within 10 minutes' })
  undoId?: string;
}
