import fc from 'fast-check';
import type { Answers, ApplicationField, Part } from './parts.js';
import { EVERY_PART } from './sections.js';
import { placeIn } from './walk.js';
import { putAt } from '../forms/field-input.js';

type Tree = Record<string, unknown>;

function answerTo(field: ApplicationField): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'choice':
      return fc.constantFrom('', ...field.choices.map(({ value }) => value));
    case 'choices':
      return fc.subarray(field.choices.map(({ value }) => value));
    case 'flag':
    case 'consent':
      return fc.constantFrom(true, false, null);
    case 'money':
      return fc.constantFrom('', '0', '$1,250.00', '48 000', 'twelve', 900.5);
    case 'month':
      return fc.constantFrom('', '2012-03', '2026-01', '2019-');
    default:
      return fc.constantFrom('', 'x', '  ', 'Acme Ltd');
  }
}

function treeOf(parts: readonly Part[]): fc.Arbitrary<Tree> {
  const answers = parts.flatMap((part): fc.Arbitrary<[string[], unknown]>[] => {
    const at = placeIn(part.at);
    if (part.kind === 'rows') {
      return [fc.array(treeOf(part.parts), { maxLength: 2 }).map((rows): [string[], unknown] => [at, rows])];
    }
    return part.fields.map((field) =>
      answerTo(field).map((value): [string[], unknown] => [[...at, ...field.name.split('.')], value]),
    );
  });
  return fc.tuple(...answers).map((pairs) => {
    const tree: Tree = {};
    for (const [place, value] of pairs) putAt(tree, place, value);
    return tree;
  });
}

/** Applications as people might leave them: any answer to any question, also those that rule each other out. For tests. */
export const someAnswers: fc.Arbitrary<Answers> = treeOf(EVERY_PART);
