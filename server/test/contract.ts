import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { validate as isUuid } from 'uuid';
import { wantsPage } from '../src/rest/negotiation.js';
import type { Json } from '../src/rest/reply-shape.js';
import type { Route } from '../src/rest/route.js';
import { addressesOf, type RestTable } from '../src/rest/table.js';

interface Asked {
  method: string;
  path: string;
  accept?: string;
}

interface Answered {
  status: number;
  headers: Headers;
  text: string;
  body: unknown;
}

interface Header {
  required?: boolean;
  schema: { type: string };
}
interface Documented {
  headers?: Record<string, { $ref: string }>;
  content?: Record<string, object>;
}
interface Document {
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, { $ref?: string }> }>>;
  components: Record<string, Record<string, unknown>>;
}

const NAME = 'document';
/** A step of a JSON pointer within a reference */
const step = (name: string): string => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Holds what a server answers against its own document, in which no property may be left out. */
export class Contract {
  /** The operations that were done at least once */
  readonly done = new Set<string>();
  readonly #routes: readonly { route: Route; pattern: RegExp }[];
  readonly #makeDocument: () => Json;
  #document: Document | undefined;
  #ajv: Ajv2020 | undefined;

  constructor({ routes }: RestTable, makeDocument: () => Json) {
    this.#makeDocument = makeDocument;
    this.#routes = routes
      .flatMap((route) => addressesOf(route).map((address) => ({ route, address })))
      .sort((one, other) => Number(one.address.includes(':')) - Number(other.address.includes(':')))
      .map(({ route, address }) => ({
        route,
        // in any case, with or without a slash at the end, as the router compares
        pattern: new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
      }));
  }

  /** Throws where a documented call was answered as its document does not say. */
  check({ method, path, accept = '' }: Asked, reply: Answered): void {
    const [address = ''] = path.split('?');
    const found = this.#routes.find(
      ({ route, pattern }) => route.method === method.toLowerCase() && pattern.test(address),
    );
    if (!found || (found.route.alsoPage && wantsPage({ method, headers: { accept } }))) return;
    this.#document ??= this.#makeDocument() as unknown as Document;
    const at = ['paths', found.route.path, found.route.method, 'responses', String(reply.status)];
    const operation = this.#document.paths[found.route.path]?.[found.route.method];
    const { operationId = 'an unknown call', responses = {} } = operation ?? {};
    const response = responses[String(reply.status)];
    if (!response) throw new Error(`${operationId} answered ${reply.status}, which is not documented: ${reply.text}`);
    const place = response.$ref?.slice('#/'.length).split('/') ?? at;
    const documented = this.#at(place) as Documented;
    const wrong = [...this.#headerProblems(documented, reply), ...this.#bodyProblems(documented, place, reply)];
    if (wrong.length > 0) throw new Error(`${operationId} ${reply.status} is not as documented: ${wrong.join('; ')}`);
    if (reply.status < 300) this.done.add(operationId);
  }

  #headerProblems({ headers = {} }: Documented, reply: Answered): string[] {
    return Object.entries(headers).flatMap(([name, { $ref }]) => {
      const place = $ref.slice('#/'.length).split('/');
      const { required, schema } = this.#at(place) as Header;
      const text = reply.headers.get(name);
      if (text === null) return required ? [`${name} is missing`] : [];
      return this.#problems([...place, 'schema'], schema.type === 'integer' ? Number(text) : text, name);
    });
  }

  #bodyProblems({ content }: Documented, place: readonly string[], reply: Answered): string[] {
    if (!content) return reply.text === '' ? [] : ['there is a body'];
    const type = reply.headers.get('content-type')?.split(';')[0] ?? 'no type';
    if (!content[type]) return [`the body is ${type}`];
    const value = type === 'application/json' ? reply.body : reply.text;
    return this.#problems([...place, 'content', type, 'schema'], value, 'body');
  }

  #problems(place: readonly string[], value: unknown, what: string): string[] {
    const validate = this.#validator(place);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${what}${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  }

  #validator(place: readonly string[]): ValidateFunction {
    const reference = `${NAME}#/${place.map(step).join('/')}`;
    const ajv = (this.#ajv ??= this.#makeAjv());
    return ajv.getSchema(reference) ?? ajv.compile({ $ref: reference });
  }

  #makeAjv(): Ajv2020 {
    const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, multipleOfPrecision: 6 });
    ajv.addFormat('uuid', isUuid);
    ajv.addFormat('date', /^\d{4}-\d\d-\d\d$/);
    ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
    return ajv.addSchema(this.#document ?? {}, NAME);
  }

  #at(place: readonly string[]): unknown {
    return place.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], this.#document);
  }
}
