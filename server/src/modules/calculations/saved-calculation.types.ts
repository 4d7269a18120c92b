import type { CalculationKind as Kind } from 'domain/mortgage/calculate';
import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { CalendarDate, DateTime } from '../../graphql/scalars.js';
import { Payload } from '../user-error.types.js';
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

  @Field(() => GraphQLJSONObject, { simple: true, description: "The engine's input fields; money in dollars" })
  inputs: Record<string, unknown>;

  @Field(() => GraphQLJSONObject, { simple: true, description: 'Made by the server; the rows of a schedule left out' })
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
export class CalculationPage {
  @Field(() => [SavedCalculation], { simple: true })
  items: SavedCalculation[];

  @Field(() => Int, { simple: true })
  totalItems: number;

  @Field(() => Int, { simple: true })
  page: number;

  @Field(() => Int, { simple: true })
  limit: number;
}

@InputType({ description: 'Results are never taken from a caller: the server makes them from the inputs.' })
export class SaveCalculationInput {
  @Field(() => CalculationKind)
  kind: Kind;

  @Field(() => GraphQLJSONObject, { description: "The engine's input fields; money in dollars" })
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
