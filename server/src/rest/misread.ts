import type { FieldError } from './envelope.js';
import { asRule } from './json-shape.js';

/** What the schema says of a value that it cannot read: where it stands, and its scalar's rule. */
const OF_VARIABLE = /^Variable "\$(\w+)" ([^]*)$/;
const INVALID_VALUE = /^got invalid value [^]*?(?: at "([\w.[\]]+)")?; (An? [A-Z]\w+ (?:is|says|has) [^;]+)$/;

/** `input.licences[0].expiresOn` is `licences.0.expiresOn`: a body knows nothing of the argument that it goes into. */
const fieldAt = (path: string): string =>
  path
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .slice(path.includes('.') ? 1 : 0)
    .join('.');

/**
 * What is wrong with a field that only the schema could tell, without a word of the schema's own. Undefined where the message
 * speaks of no variable.
 */
export function misread(message: string): FieldError | undefined {
  const [, variable, rest = ''] = OF_VARIABLE.exec(message) ?? [];
  if (variable === undefined) return undefined;
  const [, path, rule] = INVALID_VALUE.exec(rest) ?? [];
  const field = fieldAt(path ?? / at "([\w.[\]]+)"; /.exec(rest)?.[1] ?? variable);
  return { field, message: `${field} ${rule === undefined ? 'is not valid.' : asRule(rule)}` };
}
