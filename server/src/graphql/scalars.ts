import { ANY_YEARS, isCalendarDay, isDayIn, isInYears } from '@brokerage/domain/text/day';
import { GraphQLScalarType, Kind, type GraphQLError, type ValueNode } from 'graphql';
import { GraphQLJSONObject } from 'graphql-scalars';
import { codedError } from './coded-error.js';

const IN_YEARS = `is in a year from ${ANY_YEARS.first} to ${ANY_YEARS.last}.`;

const bad = (message: string): GraphQLError => codedError('BAD_USER_INPUT', message);

function textOf(node: ValueNode): unknown {
  return node.kind === Kind.STRING || node.kind === Kind.INT || node.kind === Kind.FLOAT ? node.value : undefined;
}

/** RFC 3339. Without its zone a time would be read by the clock of the machine. */
const TIME = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(Z|[+-](?:0\d|1[0-4]):[0-5]\d)?$/i;

function parseTime(value: unknown): Date {
  const [text, day = '', zone] = (typeof value === 'string' && TIME.exec(value)) || [];
  // JavaScript reads February 30 as March 2
  const time = text !== undefined && isCalendarDay(day) ? new Date(text.toUpperCase()) : undefined;
  if (!time || Number.isNaN(time.getTime())) throw bad('A DateTime is an ISO 8601 text such as 2026-11-21T14:30:00Z.');
  if (zone === undefined) {
    throw bad('A DateTime says its zone: 2026-11-21T14:30:00Z, or with an offset, 2026-11-21T09:30:00-05:00.');
  }
  if (!isInYears(time.getUTCFullYear(), ANY_YEARS)) throw bad(`A DateTime ${IN_YEARS}`);
  return time;
}

/** Always text on the way out: pages rendered in-process must see what a browser sees. */
export const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description:
    'A date and time in ISO 8601 with its zone, Z or an offset, from 1900 to 2199. Replies are in UTC: 2026-11-21T14:30:00.000Z',
  serialize: (value) => (value instanceof Date ? value : new Date(String(value))).toISOString(),
  parseValue: parseTime,
  parseLiteral: (node) => parseTime(textOf(node)),
});

function parseDay(value: unknown): string {
  if (typeof value !== 'string' || !isCalendarDay(value)) throw bad('A Date is a day such as 2026-11-21.');
  if (!isDayIn(value, ANY_YEARS)) throw bad(`A Date ${IN_YEARS}`);
  return value;
}

export const CalendarDate = new GraphQLScalarType<string, string>({
  name: 'Date',
  description: 'A calendar day in Toronto, without a time, from 1900 to 2199: 2026-11-21',
  serialize: String,
  parseValue: parseDay,
  parseLiteral: (node) => parseDay(node.kind === Kind.STRING ? node.value : undefined),
});

/** What was worked out wrong fails where it is seen: a reply never says Infinity or NaN. What is stored is never refused. */
function refuseEndless(scalar: string, value: unknown): void {
  const isEndless =
    typeof value === 'number' ? !Number.isFinite(value) : /^[-+]?(?:infinity|nan)$/i.test(String(value).trim());
  if (isEndless) throw new TypeError(`${scalar}: not a finite number`);
}

function writeMoney(value: unknown): string {
  refuseEndless('Money', value);
  return typeof value === 'number' ? value.toFixed(2) : String(value);
}

function writePercent(value: unknown): number {
  refuseEndless('Percent', value);
  return Number(value);
}

function parseMoney(value: unknown): string {
  if (typeof value !== 'string' || !/^\d{1,12}(\.\d{1,2})?$/.test(value)) {
    throw bad("Money is a decimal text without sign or separators, such as '640000.00'.");
  }
  return value;
}

export const Money = new GraphQLScalarType<string, string>({
  name: 'Money',
  description: "Canadian dollars as a decimal text: '640000.00'. Never a binary fraction.",
  // the engine speaks numbers of dollars and whole cents, storage decimal texts
  serialize: writeMoney,
  parseValue: parseMoney,
  parseLiteral: (node) => parseMoney(node.kind === Kind.STRING ? node.value : undefined),
});

const PERCENT_DECIMALS = 4;

function parsePercent(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw bad('A Percent is a number such as 4.19.');
  if (Number(value.toFixed(PERCENT_DECIMALS)) !== value)
    throw bad(`A Percent has at most ${PERCENT_DECIMALS} decimals, such as 4.1925.`);
  return value;
}

export const Percent = new GraphQLScalarType<number, number>({
  name: 'Percent',
  description: 'Percent per year, up to four decimals: 4.19',
  serialize: writePercent,
  parseValue: parsePercent,
  parseLiteral: (node) =>
    parsePercent(node.kind === Kind.INT || node.kind === Kind.FLOAT ? Number(node.value) : undefined),
});

/** Checked on the way in only: a scalar that refuses to write down what is stored takes a whole list with it. */
export const JsonObject = new GraphQLScalarType<object, unknown>({
  ...GraphQLJSONObject.toConfig(),
  serialize: (value) => value,
});
