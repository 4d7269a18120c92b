import type { Route } from './route.js';

/** The calls of one module: the operations they run and the routes that name them. */
export interface RestCalls<Services extends object = never> {
  operations: Readonly<Record<string, string>>;
  routes: readonly Route<Services>[];
}

/** Every documented call. Routes, checks, statuses and the OpenAPI document are all made from this table. */
export type RestTable = RestCalls;

/** Checks that each route names one of the operations beside it. */
export const defineCalls = <
  const Operations extends Readonly<Record<string, string>>,
  Services extends object = object,
>(calls: {
  operations: Operations;
  routes: readonly Route<Services, keyof Operations & string>[];
}): RestCalls<Services> => calls;

export function makeTable(calls: readonly RestCalls[]): RestTable {
  const routes = calls.flatMap((of) => of.routes);
  for (const route of routes) {
    const { method, path, body, query, versioned, target } = route;
    // a record that is not there, or not the caller's, is said before what is wrong with the request
    if (path.includes('{id}') && (body ?? query ?? versioned) !== undefined && target === undefined)
      throw new Error(`${method.toUpperCase()} ${path} reads more than its path, and has no target.`);
  }
  return { operations: Object.fromEntries(calls.flatMap(({ operations }) => Object.entries(operations))), routes };
}

/** Every address a route answers at, as Express writes it; what stands at the root is also under /api. */
export function addressesOf({ path }: Pick<Route, 'path'>): string[] {
  const address = path.replace(/\{(\w+)\}/g, ':$1');
  return address.startsWith('/api/') ? [address] : [address, `/api${address}`];
}

/** The text of a route's operation. */
export function operationOf({ operations }: RestTable, { operation }: Pick<Route, 'operation'>): string {
  const text = operations[operation];
  if (text === undefined) throw new Error(`There is no operation ${operation}.`);
  return text;
}
