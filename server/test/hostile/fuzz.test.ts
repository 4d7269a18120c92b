import { ROUTES } from '../table.js';
import { getNamedType, isInputObjectType, isObjectType, isRequiredArgument, type GraphQLInputType } from 'graphql';
import type { RoleName } from '@brokerage/domain/account/roles';
import { makeSchema } from '../../src/api/schema.js';
import { MODULES } from '../../src/modules/index.js';
import { newId } from '../../src/platform/ids.js';
import { APPLICATION, lender, testApi, type TestApi } from '../api.js';
import { graphqlPlaces, restPlaces, type GraphqlPlace, type RestPlace } from './places.js';
import { aroundTenMegabytes, Sender, type Answer, type Sending } from './sender.js';
import { HOSTILE_ADDRESSES, HOSTILE_VALUES, type HostileValue } from './values.js';

const ROLES: readonly RoleName[] = ['ACCOUNT_HOLDER', 'MODERATOR', 'ADMIN'];
const AT_ONCE = 4;
const FULL = process.env['FULL'] === '1';
/**
 * `npm run test:full` sends every value to every place. The gate sends a twentieth, each place the next one: of the types that
 * most fields have, every value still comes to some field.
 */
const SHARE = FULL ? 1 : 20;
const schema = makeSchema(MODULES);

let api: TestApi;
let sender: Sender;
/** Nobody, then the roles from the lowest on */
let tokens: (string | undefined)[] = [];
let graphql: GraphqlPlace[] = [];
let rest: RestPlace[] = [];

beforeAll(async () => {
  // one for whom everything is there, so that values come as far as the database
  api = await testApi({ LIMITS_FACTOR: '1000000' });
  for (const role of ROLES) await api.person(`${role.toLowerCase()}@example.ca`, role);
  tokens = [undefined, ...(await Promise.all(ROLES.map((role) => api.token(`${role.toLowerCase()}@example.ca`))))];
  const ids = await realIds();
  graphql = graphqlPlaces(schema, ids);
  rest = restPlaces(ids);
  sender = new Sender(api.url);
});
afterAll(async () => {
  sender.close();
  await api.close();
});

/** The id that a field most likely asks for. */
async function realIds(): Promise<(field: string) => string> {
  const { id: bankId, rateIds } = await lender(api, 'Oak Trust', [4.2, 4.4]);
  const userId = await api.person('somebody@example.ca');
  await api.call('/mortgage/basic', { method: 'POST', body: APPLICATION });
  const [enquiry] = await api.rows<{ id: string }>('select id from enquiry');
  const kinds: readonly (readonly [RegExp, string | undefined])[] = [
    [/enquir/i, enquiry?.id],
    [/bank|createRate|addRate/i, bankId],
    [/rate/i, rateIds[0]],
    [/user/i, userId],
  ];
  return (field) => kinds.find(([name]) => name.test(field))?.[1] ?? newId();
}

/** As many calls as one operation may have under names of their own */
const CALLS_AT_ONCE = 10;

const json = (token: string | undefined): Record<string, string> => ({
  'content-type': 'application/json',
  ...bearer(token),
});
const bearer = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

function wrongWith({ status, text }: Answer): string | undefined {
  if (status === 0 || status >= 500) return `status ${status}`;
  return text.includes('INTERNAL_SERVER_ERROR') ? 'INTERNAL_SERVER_ERROR' : undefined;
}

interface Shot {
  name: string;
  request: () => Sending;
}

/** Sends them all, some at a time, and names those that were answered with a mistake of ours or not at all. */
async function faults(shots: readonly Shot[]): Promise<string[]> {
  const found: string[] = [];
  const queue = shots.values();
  const worker = async (): Promise<void> => {
    for (const { name, request } of queue) {
      const wrong = await sender.send(request()).then(wrongWith, (error: unknown) => String(error));
      if (wrong !== undefined) found.push(`${name}: ${wrong}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return found;
}

const chunks = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

/** Values that the schema refuses and those it lets through apart: one refused variable keeps a whole request from running. */
function groupsAt(place: GraphqlPlace): HostileValue[][] {
  const passing = HOSTILE_VALUES.filter((value) => place.takes(value.json));
  const refused = HOSTILE_VALUES.filter((value) => !passing.includes(value));
  return [passing, refused].flatMap((values) => chunks(values, CALLS_AT_ONCE));
}

/** Who sends the first values at the first place of a call, beside an administrator. */
const firstBy = (at: number): (string | undefined)[] => (FULL ? tokens.slice(0, 3) : [undefined, tokens[1 + (at % 2)]]);

/**
 * At each place an administrator sends every value. Nobody and the lower roles send the first ones: at the first place of a
 * call, and in `npm run test:full` in turn at its others, where they learn nothing new about who may call it.
 */
const graphqlShots = (): Shot[] =>
  graphql.flatMap((place, at) => {
    const groups = groupsAt(place);
    const shot = (values: readonly HostileValue[], token: string | undefined): Shot => ({
      name: `${place.name} = ${values.map(({ name }) => name).join(', ')}`,
      request: () => ({
        method: 'POST',
        path: '/graphql',
        headers: json(token),
        body: [Buffer.from(place.body(values.map((value) => value.json)))],
      }),
    });
    const [first = []] = groups;
    const isFirst = graphql[at - 1]?.call !== place.call;
    const others = isFirst ? firstBy(at) : FULL ? [tokens[at % 3]] : [];
    const sent = groups.filter((_, index) => (index + at) % SHARE === 0);
    return [...sent.map((values) => shot(values, tokens[3])), ...others.map((token) => shot(first, token))];
  });

function restRequest(place: RestPlace, value: string, token: string | undefined): Sending {
  const inBody = place.address === undefined && place.header === undefined;
  const body = place.body?.join(inBody ? value : '');
  return {
    method: place.method,
    path: place.address?.join(value) ?? place.path,
    headers: {
      ...(body === undefined ? bearer(token) : json(token)),
      ...(place.header !== undefined && { [place.header]: value }),
    },
    body: body === undefined ? undefined : [Buffer.from(body)],
  };
}

const restShots = (): Shot[] =>
  rest.flatMap((place, at) => {
    const values = (place.address ?? place.header) ? HOSTILE_ADDRESSES : HOSTILE_VALUES;
    const sent = values.filter((_, index) => (index + at) % SHARE === 0);
    return sent.flatMap((value, index) => {
      const others = index < 3 ? [tokens[(at + index) % 3]] : [];
      return [tokens[3], ...others].map((token) => ({
        name: `${place.name} = ${value.name}`,
        request: () => restRequest(place, value.json, token),
      }));
    });
  });

/** Ten megabytes are refused by their length, wherever in the body they stand: once for each call, by each in turn. */
const tooLarge = (): Shot[] => {
  const inBodies = rest.filter(({ body, address, header }) => body && !address && !header);
  const bodies = [
    ...graphql.map((place) => ({ ...place, path: '/graphql', method: 'POST', halves: place.body(['@']).split('@') })),
    ...inBodies.map((place) => ({ ...place, halves: [...(place.body ?? [])] })),
  ];
  const first = bodies.filter(({ call }, at) => bodies.findIndex((other) => other.call === call) === at);
  return first.map(({ call, path, method, halves: [before = '', after = ''] }, at) => ({
    name: `${call} = 10 MB`,
    request: () => ({ method, path, headers: json(tokens[at % 4]), body: aroundTenMegabytes([before, after]) }),
  }));
};

describe('covers', () => {
  /** The input fields below a type, each once: counted otherwise than the places are found. */
  const inside = (type: GraphQLInputType): string[] => {
    const named = getNamedType(type);
    if (!isInputObjectType(named)) return [];
    return Object.values(named.getFields()).flatMap((field) => [field.name, ...inside(field.type)]);
  };

  test('every argument of every root field, with the fields inside it', () => {
    const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.values(type?.getFields() ?? {}),
    );
    for (const field of fields) {
      const names = new Set(
        graphql.filter(({ call }) => call === field.name).map(({ name }) => name.replaceAll('.0', '')),
      );
      const wanted = field.args.flatMap(({ type }) => ['', ...inside(type)]);
      expect([field.name, names.size]).toEqual([field.name, wanted.length]);
    }
    expect(fields.length).toBeGreaterThan(70);
  });

  test('every argument of the fields behind a root field, such as the calculations', () => {
    const roots = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(
      ({ args }) => !args.some(isRequiredArgument),
    );
    const inner = roots.flatMap((root) => {
      const type = getNamedType(root.type);
      const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
      return fields.filter(({ args }) => args.length > 0).map(({ name }) => `${root.name}.${name}`);
    });
    expect(new Set(graphql.map(({ call }) => call).filter((call) => call.includes('.')))).toEqual(new Set(inner));
    expect(inner).toContain('calculate.periodicRate');
  });

  test('every call of REST that takes anything', () => {
    const taking = ROUTES.filter(({ body, query, paged, path, idempotent, versioned }) =>
      [body, query, paged, path.includes('{'), idempotent, versioned].some(Boolean),
    );
    const calls = new Set(rest.map(({ call }) => call));
    expect(calls).toEqual(new Set(taking.map(({ method, path }) => `${method.toUpperCase()} ${path}`)));
    expect(calls.size).toBeGreaterThan(20);
  });
});

test('no value at any place of GraphQL is our mistake, or stays without an answer', async () => {
  expect(await faults(graphqlShots())).toEqual([]);
});

test('no value at any place of REST is our mistake, or stays without an answer', async () => {
  expect(await faults(restShots())).toEqual([]);
});

test('ten megabytes at any place are refused, and the connection goes on', async () => {
  expect(await faults(tooLarge())).toEqual([]);
});

test('nothing was written to what all objects share, and the server is well', async () => {
  expect('polluted' in {}).toBe(false);
  expect((await api.call('/healthz/ready')).status).toBe(200);
});
