import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';

const SCALARS: Readonly<Record<string, unknown>> = {
  ID: '00000000-0000-7000-8000-000000000000',
  Int: 1,
  Float: 1,
  Percent: 4,
  Boolean: true,
  Money: '1.00',
  Date: '2026-01-01',
  DateTime: '2026-01-01T00:00:00Z',
  JSONObject: {},
  Upload: null,
};

export function valueOf(type: GraphQLInputType): unknown {
  const inner = getNullableType(type);
  if (isListType(inner)) return [];
  if (isEnumType(inner)) return inner.getValues()[0]?.name;
  if (isInputObjectType(inner)) {
    const required = Object.values(inner.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(required.map(({ name, type: of }) => [name, valueOf(of)]));
  }
  const { name } = getNamedType(inner);
  return name in SCALARS ? SCALARS[name] : 'x';
}

export interface Example {
  query: string;
  variables: Record<string, unknown>;
  /** The variable that is a file, where there is one */
  file?: string;
}

/** The smallest operation that calls a root field: enough to be told who may. */
export function exampleOf(schema: GraphQLSchema, field: GraphQLField<unknown, unknown>): Example {
  const kind = schema.getQueryType()?.getFields()[field.name] === field ? 'query' : 'mutation';
  const required = field.args.filter(isRequiredArgument);
  const declared = required.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = required.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }';
  const call = `${field.name}${passed && `(${passed})`} ${selection}`;
  return {
    query: `${kind} Example${declared && `(${declared})`} { ${call} }`,
    variables: Object.fromEntries(required.map(({ name, type }) => [name, valueOf(type)])),
    file: required.find(({ type }) => getNamedType(type).name === 'Upload')?.name,
  };
}
