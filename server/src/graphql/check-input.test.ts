import { buildSchema, graphql, type GraphQLSchema } from 'graphql';
import { checkInput } from './check-input.js';

const ID = '019AC0DE-5EED-7AAA-8BBB-00FACE0FFEED';
const asked: unknown[] = [];

function schemaThatNotes(): GraphQLSchema {
  const schema = buildSchema(`
    input Inner { id: ID, ids: [ID!], title: String }
    type Query { note(id: ID, ids: [ID!], text: String, input: Inner): Boolean }
  `);
  const field = schema.getQueryType()?.getFields()['note'];
  if (!field) throw new Error('the schema has no such field');
  field.resolve = (_source, given: unknown) => {
    asked.push(given);
    return true;
  };
  return checkInput(schema);
}

test('an id is written one way wherever it stands, and nothing else is touched', async () => {
  const source = `query($ids: [ID!], $input: Inner) {
    note(id: "${ID}", ids: $ids, text: "${ID}", input: $input) other: note(id: "A-Slug")
  }`;
  const variableValues = { ids: [ID, ID.toLowerCase()], input: { id: ID, ids: ID, title: ID } };
  const { errors } = await graphql({ schema: schemaThatNotes(), source, variableValues });
  const small = ID.toLowerCase();
  expect(errors).toBeUndefined();
  expect(asked).toEqual([
    { id: small, ids: [small, small], text: ID, input: { id: small, ids: [small], title: ID } },
    { id: 'A-Slug' },
  ]);
});
