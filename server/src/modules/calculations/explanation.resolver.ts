import { entriesOf } from '@brokerage/domain/data/objects';
import { explain, type ExplainRequest } from '@brokerage/domain/explain/explain';
import type { Explanation as Explained, Line } from '@brokerage/domain/explain/explanation';
import { sourceTexts } from '@brokerage/domain/explain/sources';
import { figureText, formulaText, howText, valuesOf } from '@brokerage/domain/explain/text';
import { FIGURE_WORDS, LINE_WORDS, type ExplainedFigure } from '@brokerage/domain/explain/words';
import { Arg, FieldResolver, Resolver } from 'type-graphql';
import { DomainError } from '../../kernel/domain-error.js';
import { Calculations } from './calculate.resolver.js';
import { ExplanationInput } from './explanation.inputs.js';
import { Explanation, type ExplanationLine } from './explanation.types.js';
import { runEngine } from '../../kernel/run-engine.js';
import { ENGINE_DEFAULTS, engineInput } from './run-engine.js';

const DEFAULTS: Partial<Record<ExplainedFigure, object>> = {
  ...ENGINE_DEFAULTS,
  threeMonthsInterest: ENGINE_DEFAULTS.prepaymentPenalty,
  interestDifferential: ENGINE_DEFAULTS.prepaymentPenalty,
};

/** The figure that is asked for, and what the engine is given. */
function requestOf(given: ExplanationInput): ExplainRequest {
  const [only, another] = entriesOf(given).flatMap(([figure, input]) => (input ? [{ figure, input }] : []));
  if (!only || another) throw new DomainError('INVALID', 'Give exactly one figure to explain.', 'of');
  const { figure, input } = only;
  // the schema made the input of the figure it stands under
  return { figure, input: { ...DEFAULTS[figure], ...engineInput(input) } } as unknown as ExplainRequest;
}

const lineIn =
  (valueOf: (symbol: string) => string) =>
  (line: Line): ExplanationLine => ({
    symbol: line.symbol,
    name: LINE_WORDS[line.name],
    value: line.value,
    unit: line.unit,
    shown: figureText(line.value, line.unit),
    formula: line.how ? formulaText(line.how, (symbol) => symbol) : null,
    withFigures: howText(line, valueOf) ?? null,
    sources: sourceTexts(line),
    tables: line.tables ?? [],
  });

function inWords({ figure, lines, result, ...provenance }: Explained): Explanation {
  const lineOf = lineIn(valuesOf({ lines }));
  return { name: FIGURE_WORDS[figure], result: lineOf(result), lines: lines.map(lineOf), ...provenance };
}

@Resolver(() => Calculations)
export class ExplanationResolver {
  @FieldResolver(() => Explanation, {
    nullable: true,
    description: 'Where a figure comes from: the formula, your figures, and the rows of tables with sources and dates.',
  })
  explanation(
    @Arg('of', () => ExplanationInput, { description: 'One figure with its input' }) of: ExplanationInput,
  ): Explanation {
    return inWords(runEngine(() => explain(requestOf(of))));
  }
}
