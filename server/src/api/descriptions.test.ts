import fs from 'node:fs';
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLSchema,
} from 'graphql';

interface Part {
  where: string;
  name: string;
  description: string | null | undefined;
}

/** Everything of a schema that a reader can look up. */
function partsOf(schema: GraphQLSchema): Part[] {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  return types.flatMap((type): Part[] => {
    const own = { where: type.name, name: type.name, description: type.description };
    if (isEnumType(type)) {
      const values = type.getValues();
      return [own, ...values.map(({ name, description }) => ({ where: `${type.name}.${name}`, name, description }))];
    }
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return [own];
    const fields = Object.values(type.getFields()).flatMap((field): Part[] => {
      const where = `${type.name}.${field.name}`;
      const args: readonly GraphQLArgument[] = 'args' in field ? field.args : [];
      const described = args.map(({ name, description }) => ({ where: `${where}(${name}:)`, name, description }));
      return [{ where, name: field.name, description: field.description }, ...described];
    });
    return [own, ...fields];
  });
}

const SMALL = new Set(['a', 'an', 'the', 'of', 'its', 'their', 'your', 'this', 'that', 'is', 'are', 'to', 'for', 'it']);
const stem = (word: string): string => word.toLowerCase().replace(/(?:ies|es|s|y|ed|e)$/, '');
const wordsOf = (text: string): string[] =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !SMALL.has(word.toLowerCase()))
    .map(stem);

/** Words of a description that the name does not have. */
function added({ name, description }: Part): string[] {
  const known = new Set(wordsOf(name));
  return wordsOf(description ?? '').filter((word) => !known.has(word));
}

const undescribed = (schema: GraphQLSchema): string[] =>
  partsOf(schema)
    .filter((part) => added(part).length === 0)
    .map(({ where }) => where);

const committed = fs.readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8');

test('B-L10: every type, field, argument, input field and value says more than its name', () => {
  const schema = buildSchema(committed);
  expect(partsOf(schema).length).toBeGreaterThan(2_000);
  expect(undescribed(schema)).toEqual([]);
});

test('B-L10: a part without a description is found, and so is one that repeats its name', () => {
  const schema = buildSchema(`
    "Everything that can be read."
    type Query {
      "The open tasks"
      openTasks("How many at most" limit: Int, page: Int): [Kind!]
    }
    "What is to be done."
    enum Kind { CALL "An email" EMAIL "By post" LETTER }
  `);
  const found = undescribed(schema).filter((where) => !['Int', 'String', 'Boolean'].includes(where));
  expect(found).toEqual(['Query.openTasks', 'Query.openTasks(page:)', 'Kind.CALL', 'Kind.EMAIL']);
});
