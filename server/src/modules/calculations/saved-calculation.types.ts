import type { CalculationKind as Kind } from '@brokerage/domain/mortgage/calculate';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { CalendarDate, DateTime, JsonObject } from '../../graphql/scalars.js';
import { Payload } from '../../kernel/user-error.types.js';
import { pageOf } from '../../kernel/paging.types.js';
import { CalculationKind } from './calculation.enums.js';

@Auth('ACCOUNT_HOLDER')
@ObjectType('Calculation', { description: 'A calculation that the person asking has kept.' })
export class SavedCalculation {
  @Field(() => ID, { simple: true })
  id: string;

  @Field(() => CalculationKind, { simple: true })
  kind: Kind;

  @Field(() => String, { nullable: true, simple: true, description: 'The name the person gave it' })
  label: string | null;

  @Field(() => JsonObject, { simple: true, description: "The engine's input fields; money in dollars" })
  inputs: Record<string, unknown>;

  @Field(() => JsonObject, { simple: true, description: 'Calculated by the server. Schedule rows are left out' })
  results: Record<string, unknown>;

  @Field(() => String, { simple: true })
  engineVersion: string;

  @Field(() => CalendarDate, { simple: true, description: 'The day of the rules it was made by' })
  rulesAsOf: string;

  @Field(() => DateTime, { simple: true })
  createdAt: Date;

  @Field(() => DateTime, { simple: true })
  updatedAt: Date;
}

@Auth('ACCOUNT_HOLDER')
@ObjectType()
export class CalculationPage extends pageOf(SavedCalculation) {}

@InputType({ description: 'Results are never taken from a caller: the server makes them from the inputs.' })
export class SaveCalculationInput {
  @Field(() => CalculationKind)
  kind: Kind;

  @Field(() => JsonObject, { description: "The engine's input fields; money in dollars" })
  inputs: Record<string, unknown>;

  @Field(() => String, { nullable: true, description: 'Up to 100 characters' })
  label?: string | null;
}

@ObjectType()
export class SaveCalculationPayload extends Payload {
  @Field(() => SavedCalculation, { nullable: true, simple: true })
  calculation?: SavedCalculation;
}

@ObjectType()
export class RenameCalculationPayload extends Payload {
  @Field(() => SavedCalculation, { nullable: true, simple: true })
  calculation?: SavedCalculation;
}

@ObjectType()
export class DeleteCalculationPayload extends Payload {
  @Field(() => ID, { nullable: true, simple: true })
  deletedId?: string;
}
