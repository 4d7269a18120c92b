import type { Context } from '../graphql/context.js';
import type { SchemaPart } from '../graphql/schema-part.js';
import type { Class } from '../kernel/class.js';
import type { Email } from '../platform/email.js';
import type { Limit } from '../platform/interfaces.js';
import type { Schedule } from '../platform/jobs/schedule.js';
import type { Platform } from '../platform/platform.js';
import { makeTable, type RestCalls, type RestTable } from '../rest/table.js';

/** The work of a queue: what a write leaves to be done afterwards. */
export interface Job<Services extends object = object> {
  queue: string;
  /** Never given up, however long what it needs is away: nothing else comes back to what it is for. */
  untilDone?: true;
  /** May run twice, and is tried again where it throws */
  run(services: Services, data: Record<string, unknown>): Promise<void>;
}

/** What one noun brings to the server. Everything that serves requests is assembled from these. */
export interface Module<Services extends object = object> extends SchemaPart {
  name: string;
  /** The modules whose services it uses; they are listed before it */
  needs?: readonly Module[];
  entities?: readonly Class[];
  services?(platform: Platform, needed: object): Services;
  limits?: readonly Limit[];
  emails?: readonly Email[];
  jobs?: readonly Job<Services>[];
  schedules?: readonly Schedule[];
  rest?: RestCalls;
  /** What it does before the server ends: no request comes any more, and the database still answers */
  stop?(services: Services): Promise<void>;
}

type Intersection<U> = (U extends unknown ? (value: U) => void : never) extends (value: infer I) => void ? I : never;

/** The services of these modules, by their names. */
export type ServicesOf<M extends readonly Module[]> = Intersection<
  M[number] extends infer One ? (One extends Module<infer Services> ? Services : never) : never
>;

/** The contexts that the methods of a resolver take. */
type ContextsOf<R> = R extends new () => infer T
  ? { [K in keyof T]: T[K] extends (...args: infer Args) => unknown ? Extract<Args[number], Context> : never }[keyof T]
  : never;

/** The services that a resolver calls and nobody gives it. */
type Missing<R, Given> =
  ContextsOf<R> extends infer C
    ? C extends Context<infer Called>
      ? Given extends Called
        ? never
        : Exclude<keyof Called, keyof Given>
      : never
    : never;

type Unserved<R extends readonly Class[], Given> = R[number] extends infer One ? Missing<One, Given> : never;

/** The services that routes call before their operation runs, and nobody gives them. */
type NotGiven<Called, Given> = Given extends Called ? never : Exclude<keyof Called, keyof Given>;

interface Manifest<
  Needs extends readonly Module[],
  Services extends object,
  Resolvers extends readonly Class[],
  Called extends object,
> extends Omit<Module<Services>, 'needs' | 'resolvers' | 'services' | 'jobs' | 'rest' | 'stop'> {
  needs?: Needs;
  resolvers?: Resolvers;
  services?: (platform: Platform, needed: ServicesOf<Needs> & object) => Services;
  jobs?: readonly Job<NoInfer<Services>>[];
  rest?: RestCalls<Called>;
  stop?: (services: NoInfer<Services>) => Promise<void>;
}

/** What is no module where a resolver or a route calls a service that the module neither makes nor needs. */
type Served<M, Unserved> = [Unserved] extends [never] ? M : { unserved: Unserved };

export function defineModule<
  const Needs extends readonly Module[] = readonly [],
  Services extends object = object,
  const Resolvers extends readonly Class[] = readonly [],
  Called extends object = object,
>(
  manifest: Manifest<Needs, Services, Resolvers, Called>,
): Served<
  Module<Services>,
  Unserved<Resolvers, Services & ServicesOf<Needs>> | NotGiven<Called, Services & ServicesOf<Needs>>
>;
export function defineModule(manifest: Module): object {
  return manifest;
}

/** The services of all modules over an open platform. */
export function makeServices<const M extends readonly Module[]>(modules: M, platform: Platform): ServicesOf<M> {
  let services: object = {};
  const done = new Set<Module>();
  for (const module of modules) {
    const missing = module.needs?.find((needed) => !done.has(needed));
    if (missing) throw new Error(`The module ${missing.name} must be listed before ${module.name}.`);
    const own = module.services?.(platform, services) ?? {};
    const twice = Object.keys(own).find((name) => name in services);
    if (twice !== undefined) throw new Error(`Two modules have a service called ${twice}.`);
    services = { ...services, ...own };
    done.add(module);
  }
  // what each module makes has the type that its manifest says
  return services as ServicesOf<M>;
}

export const entitiesOf = (modules: readonly Module[]): Class[] => modules.flatMap(({ entities = [] }) => entities);

export const emailsOf = (modules: readonly Module[]): Email[] => modules.flatMap(({ emails = [] }) => emails);

export const restTableOf = (modules: readonly Module[]): RestTable =>
  makeTable(modules.flatMap(({ rest = [] }) => rest));
