import { boolean, object, string, ValidationError, type TestContext } from 'yup';
import { valuesFrom } from './field-input.js';
import { fieldProblem } from './field-problem.js';
import { placeOf, textsOf, type FieldTable, type FormField } from './fields.js';

function ruleOf(field: FormField) {
  function check(this: TestContext, value: string | boolean) {
    const message = fieldProblem(field, value, textsOf(this.parent as Record<string, unknown>));
    return message === undefined || this.createError({ message });
  }
  return field.kind === 'consent'
    ? boolean().default(false).test(field.name, check)
    : string().default('').test(field.name, check);
}

const schemas = new WeakMap<FieldTable, ReturnType<typeof makeSchema>>();

const makeSchema = (table: FieldTable) => object(Object.fromEntries(table.map((field) => [field.name, ruleOf(field)])));

/** The schema a form is checked with, in the browser and on the server. Made once for each table: Yup takes its time. */
export function schemaOf(table: FieldTable): ReturnType<typeof makeSchema> {
  const made = schemas.get(table) ?? makeSchema(table);
  schemas.set(table, made);
  return made;
}

/** Everything that is wrong with an input, by its place in the input; empty where it is right. */
export function inputProblems(table: FieldTable, input: object): { place: string[]; message: string }[] {
  try {
    schemaOf(table).validateSync(valuesFrom(table, input), { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const { inner } = error;
    return table.flatMap((field) => {
      const message = inner.find(({ path }) => path === field.name)?.message;
      return message === undefined ? [] : [{ place: placeOf(field), message }];
    });
  }
}
