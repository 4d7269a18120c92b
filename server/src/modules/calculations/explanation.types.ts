import type { Unit } from '@brokerage/domain/explain/expression';
import { Field, Float, ObjectType } from 'type-graphql';
import { describeEnum } from '../../kernel/described-enum.js';
import { Calculated, TableUsed } from './calculation.types.js';

/** Names are those of GraphQL, values those of the engine. */
export const ExplanationUnit = {
  DOLLARS: 'dollars',
  PERCENT: 'percent',
  FRACTION: 'fraction',
  YEARS: 'years',
  MONTHS: 'months',
  NUMBER: 'number',
} as const satisfies Record<string, Unit>;
describeEnum(ExplanationUnit, {
  name: 'ExplanationUnit',
  description: 'What a figure of an explanation is counted in.',
  meanings: {
    DOLLARS: 'Canadian dollars',
    PERCENT: 'Hundredths; in a formula 4% counts as 0.04',
    FRACTION: 'A share of one, such as the rate of a month',
    YEARS: 'Twelve months each',
    MONTHS: 'A count of months',
    NUMBER: 'A plain count',
  },
});

@ObjectType({
  description: 'One figure of an explanation: entered, from a table, or worked out from the lines above it.',
  simpleResolvers: true,
})
export class ExplanationLine {
  @Field(() => String, { description: 'The letter it has in the formulas, such as P' })
  symbol: string;

  @Field(() => String, { description: 'What it is, in words' })
  name: string;

  @Field(() => Float, { description: 'In its unit. Not rounded unless a source says so' })
  value: number;

  @Field(() => ExplanationUnit, { description: 'What the value is counted in' })
  unit: Unit;

  @Field(() => String, { description: 'The value as people read it, such as $593,856.00' })
  shown: string;

  @Field(() => String, {
    nullable: true,
    description: 'How it follows from other lines, with their letters; null where it does not',
  })
  formula: string | null;

  @Field(() => String, { nullable: true, description: 'The formula with the figures in place of the letters' })
  withFigures: string | null;

  @Field(() => [String], { description: 'What it rests on, in words: your input, a law, tables, rounding' })
  sources: string[];

  @Field(() => [TableUsed], { description: 'The rows of dated tables it rests on' })
  tables: readonly TableUsed[];
}

@ObjectType({
  description: 'Where a figure comes from: its formula, your own figures, and the dated rows behind them.',
  simpleResolvers: true,
})
export class Explanation extends Calculated {
  @Field(() => String, { description: 'What the figure is called to the left of its formula' })
  name: string;

  @Field(() => ExplanationLine, { description: 'The figure itself, equal to what the calculation gives' })
  result: ExplanationLine;

  @Field(() => [ExplanationLine], { description: 'All other figures; each uses only those above it' })
  lines: ExplanationLine[];
}
