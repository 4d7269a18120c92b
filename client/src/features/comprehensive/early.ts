import { getIn } from 'formik';
import type { Answers } from '@brokerage/domain/application/parts';
import type { Typed } from '../../lib/typed-before';
import { dateParts, dateText } from '../../ui/form/date-text';
import { putIn } from './put-in';

const PARTS = ['year', 'month', 'day'] as const;

/** An answer that several controls make together: 'employment.current.since--month'. */
function together(name: string, kept: unknown, parts: ReadonlyMap<string, string | boolean>): unknown {
  const flag = parts.get('flag');
  if (flag !== undefined) return flag === 'yes';
  if (PARTS.some((part) => parts.has(part))) {
    const known = dateParts(typeof kept === 'string' ? kept : '');
    const [year = '', month = '', day = ''] = PARTS.map((part) => String(parts.get(part) ?? known[part]));
    return dateText({ year, month, day }, document.getElementById(`${name}-day`) !== null);
  }
  return [...parts].flatMap(([code, ticked]) => (ticked === true ? [code] : []));
}

/** What was typed before the form's code arrived, at its places in the application. */
export function withTyped(answers: Answers, typed: Typed): Answers {
  const groups = new Map<string, Map<string, string | boolean>>();
  let next = answers;
  for (const [control, value] of Object.entries(typed)) {
    const [name = '', part] = control.split('--');
    if (part === undefined) next = putIn(next, name, value);
    else groups.set(name, (groups.get(name) ?? new Map<string, string | boolean>()).set(part, value));
  }
  for (const [name, parts] of groups) next = putIn(next, name, together(name, getIn(answers, name), parts));
  return next;
}
