import {
  isEnumType,
  isInputObjectType,
  isObjectType,
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { CONTENT } from './glossary/content.js';
import { MORTGAGE } from './glossary/mortgage.js';
import { PEOPLE } from './glossary/people.js';
import { RECORDS } from './glossary/records.js';

/** What a name means wherever it stands, unless the type that has it says something else. */
const GLOSSARY: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...RECORDS, ...PEOPLE, ...CONTENT, ...MORTGAGE }),
);

const ROOTS: Readonly<Record<string, string>> = {
  Query: 'Everything that can be read. Fields without @auth are public. A list or a record that is refused is null.',
  Mutation: 'Everything that can be changed. What kept a change from being made is in its `userErrors`.',
};

/** `a`, `b` and `c` */
function listed(names: readonly string[]): string {
  const [last = '', ...others] = names.map((name) => `\`${name}\``).reverse();
  return others.length > 0 ? `${others.reverse().join(', ')} and ${last}` : last;
}

/** The root fields that answer with a type. */
function sourcesOf(type: GraphQLObjectType, root: GraphQLObjectType | null | undefined): string[] {
  return Object.values(root?.getFields() ?? {})
    .filter((field) => getNamedType(field.type) === type)
    .map(({ name }) => name)
    .sort();
}

/** What payloads and pages are follows from the fields that answer with them. */
function meaningOf(type: GraphQLObjectType, schema: GraphQLSchema): string | undefined {
  const fields = type.getFields();
  if (fields['userErrors']) {
    const mutations = listed(sourcesOf(type, schema.getMutationType()));
    return `The outcome of ${mutations}. Its other fields are null where \`userErrors\` says why nothing was done.`;
  }
  if (fields['items'] && fields['totalItems'])
    return `One page of ${listed(sourcesOf(type, schema.getQueryType()))}, with the number of all.`;
  return undefined;
}

type Described = GraphQLField<unknown, unknown> | GraphQLInputField;

/** A part that says nothing itself means what its type is; where that is a text or a number, what its name means everywhere. */
function inherit(part: Described | GraphQLArgument): void {
  const type = getNamedType(part.type);
  const ofType = isEnumType(type) || isObjectType(type) || isInputObjectType(type) ? type.description : undefined;
  part.description ||= ofType ?? GLOSSARY.get(part.name);
}

/** Describes what is the same in many types once, for all of them. What a type says of itself stays. */
export function describeShared(schema: GraphQLSchema): GraphQLSchema {
  const ours = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  const objects = ours.filter(isObjectType);
  for (const type of objects) {
    const root = Object.hasOwn(ROOTS, type.name) ? ROOTS[type.name] : undefined;
    type.description ||= root ?? meaningOf(type, schema);
  }
  for (const type of [...objects, ...ours.filter(isInputObjectType)]) {
    for (const field of Object.values<Described>(type.getFields())) {
      // a root field says what it does itself
      if (!Object.hasOwn(ROOTS, type.name)) inherit(field);
      if ('args' in field) for (const argument of field.args) inherit(argument);
    }
  }
  return schema;
}
