import { ROUTES } from '../table.js';
import {
  coerceInputValue,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { addressesOf } from '../../src/rest/table.js';
import type { Shape } from '../../src/rest/json-shape.js';
import type { Route } from '../../src/rest/route.js';
import { valueOf } from '../authz/example.js';
import { REST } from '../authz/matrix.js';

/** What a hostile value stands for in the JSON of a request. */
const HOLE = '@@hostile@@';

/** One place that a caller fills: an argument, a field of an input, a part of an address. */
export interface Place {
  name: string;
  /** The call it belongs to */
  call: string;
}

export interface GraphqlPlace extends Place {
  /** True where the schema lets the value through to the resolver */
  takes(json: string): boolean;
  /** The body of a request that calls the field once with each of the values */
  body(jsons: readonly string[]): string;
}

export interface RestPlace extends Place {
  method: string;
  path: string;
  /** The JSON of the body; in two halves around the value where the place is in it */
  body?: readonly [string, string];
  /** The place is in the address: the path is in two halves instead */
  address?: readonly [string, string];
  header?: string;
}

type Path = readonly string[];
export type Ids = (field: string) => string;

/** The value with the hole at the path; what stands beside the path is as valid as it was. */
function withHole(type: GraphQLInputType, path: Path, ids: Ids, field: string): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return HOLE;
  const inner = getNullableType(type);
  if (isListType(inner)) return [withHole(inner.ofType, rest, ids, field)];
  if (!isInputObjectType(inner)) throw new Error(`${key} is no field of ${String(type)}`);
  const of = inner.getFields()[key]?.type as GraphQLInputType;
  return { ...(valid(type, ids, field) as object), [key]: withHole(of, rest, ids, field) };
}

const valid = (type: GraphQLInputType, ids: Ids, field: string): unknown =>
  JSON.parse(JSON.stringify(valueOf(type)).replace(/00000000-0000-7000-8000-000000000000/g, ids(field))) as unknown;

/** Every place in a value of this type: itself, the items of a list, the fields of an input object. */
function pathsIn(type: GraphQLInputType, seen: readonly string[] = []): Path[] {
  const inner = getNullableType(type);
  if (isListType(inner)) return [[], ...pathsIn(inner.ofType, seen).map((path) => ['0', ...path])];
  if (!isInputObjectType(inner) || seen.includes(inner.name)) return [[]];
  const fields = Object.values(inner.getFields());
  return [
    [],
    ...fields.flatMap((field) => pathsIn(field.type, [...seen, inner.name]).map((path) => [field.name, ...path])),
  ];
}

const halves = (json: string): readonly [string, string] => {
  const [before = '', after = ''] = json.split(`"${HOLE}"`);
  return [before, after];
};

type Field = GraphQLField<unknown, unknown>;
const selectionOf = ({ type }: Field): string => (isLeafType(getNamedType(type)) ? '' : '{ __typename }');

/** The places of one field; `around` writes its calls into an operation. */
function placesOfField(
  name: string,
  field: Field,
  ids: Ids,
  around: (declared: string, calls: string) => string,
): GraphqlPlace[] {
  return field.args.flatMap((argument) => {
    const others = field.args.filter((other) => other !== argument && isRequiredArgument(other));
    const declared = others.map((one) => `, $${one.name}: ${String(one.type)}`).join('');
    const passed = others.map((one) => `, ${one.name}: $${one.name}`).join('');
    const beside = Object.fromEntries(others.map((one) => [one.name, valid(one.type, ids, name)]));
    return pathsIn(argument.type).map((path) => {
      const [before, after] = halves(JSON.stringify(withHole(argument.type, path, ids, name)));
      return {
        name: [name, argument.name, ...path].join('.'),
        call: name,
        takes(json) {
          let refused = false;
          coerceInputValue(JSON.parse(before + json + after), argument.type, () => (refused = true));
          return !refused;
        },
        body(jsons) {
          const own = jsons.map((_, at) => `$v${at}: ${String(argument.type)}`).join(', ');
          const call = (at: number): string =>
            `a${at}: ${field.name}(${argument.name}: $v${at}${passed}) ${selectionOf(field)}`;
          const query = around(`(${own}${declared})`, jsons.map((_, at) => call(at)).join(' '));
          const values = jsons.map((json, at) => `"v${at}":${before}${json}${after}`);
          return `{"query":${JSON.stringify(query)},"variables":{${[...values, JSON.stringify(beside).slice(1, -1)].filter(Boolean).join(',')}}}`;
        },
      };
    });
  });
}

/** Every argument of every root field, and of the fields of what it answers. */
export function graphqlPlaces(schema: GraphQLSchema, ids: Ids): GraphqlPlace[] {
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const;
  return roots.flatMap(([kind, type]) =>
    Object.values(type?.getFields() ?? {}).flatMap((root) => {
      const own = placesOfField(root.name, root, ids, (declared, calls) => `${kind} ${declared} { ${calls} }`);
      const answer = getNamedType(root.type);
      const inner =
        isObjectType(answer) && !root.args.some(isRequiredArgument) ? Object.values(answer.getFields()) : [];
      const around = (declared: string, calls: string): string => `${kind} ${declared} { ${root.name} { ${calls} } }`;
      return [...own, ...inner.flatMap((field) => placesOfField(`${root.name}.${field.name}`, field, ids, around))];
    }),
  );
}

function shapePaths(shape: Shape): Path[] {
  if (shape.type === 'array') return [[], ...shapePaths(shape.items).map((path) => ['0', ...path])];
  if (shape.type !== 'object' || shape.additionalProperties) return [[]];
  const fields = Object.entries(shape.properties);
  return [[], ...fields.flatMap(([key, of]) => shapePaths(of).map((path) => [key, ...path]))];
}

function holeIn(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return HOLE;
  if (key === '0') return [holeIn(undefined, rest)];
  const object = (value ?? {}) as Record<string, unknown>;
  return { ...object, [key]: holeIn(object[key], rest) };
}

/** Every field of every documented call: of its body, its search, its address and the headers it takes. */
export function restPlaces(ids: Ids): RestPlace[] {
  return ROUTES.flatMap((route) => {
    const call = `${route.method.toUpperCase()} ${route.path}`;
    const method = route.method.toUpperCase();
    const address = (addressesOf(route).at(-1) ?? '').replace(/:\w+/g, ids(route.field));
    const example = REST[call]?.body;
    const body = example === undefined ? undefined : ([JSON.stringify(example), ''] as const);
    const inBody = route.body ? shapePaths(route.body) : [];
    return [
      ...inBody.map((path) => ({
        name: [call, 'body', ...path].join(' '),
        call,
        method,
        path: address,
        body: halves(JSON.stringify(holeIn(example, path))),
      })),
      ...searchOf(route).map((key) => ({
        name: `${call} ?${key}`,
        call,
        method,
        path: address,
        body,
        address: [`${address}?${key}=`, ''] as const,
      })),
      ...[...route.path.matchAll(/\{\w+\}/g)].map(([parameter], index) => ({
        name: `${call} ${parameter}`,
        call,
        method,
        path: address,
        body,
        address: aroundParameter(route, index, ids),
      })),
      ...headersOf(route).map((header) => ({ name: `${call} ${header}`, call, method, path: address, body, header })),
    ];
  });
}

const searchOf = ({ query, paged }: Route): string[] => [
  ...Object.keys(query?.properties ?? {}),
  ...(paged ? ['page', 'limit'] : []),
];

const headersOf = ({ idempotent, versioned }: Route): string[] => [
  ...(idempotent ? ['idempotency-key'] : []),
  ...(versioned ? ['if-match'] : []),
];

function aroundParameter(route: Route, which: number, ids: Ids): readonly [string, string] {
  const parts = (addressesOf(route).at(-1) ?? '').split(/:\w+/);
  const id = ids(route.field);
  return [parts.slice(0, which + 1).join(id), parts.slice(which + 1).join(id)];
}
