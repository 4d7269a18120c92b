import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { GraphQLEmailAddress, GraphQLJSONObject, GraphQLPhoneNumber } from 'graphql-scalars';

const bad = (message: string): GraphQLError => new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });

function textOf(node: ValueNode): unknown {
  return node.kind === Kind.STRING || node.kind === Kind.INT || node.kind === Kind.FLOAT ? node.value : undefined;
}

function parseTime(value: unknown): Date {
  const time = typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? new Date(value) : undefined;
  if (!time || Number.isNaN(time.getTime())) throw bad('A DateTime is an ISO 8601 text such as 2026-11-21T14:30:00Z.');
  return time;
}

/** Always text on the way out: pages rendered in-process must see what a browser sees. */
export const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description: 'A moment, ISO 8601 in UTC: 2026-11-21T14:30:00.000Z',
  serialize: (value) => new Date(value as Date | string).toISOString(),
  parseValue: parseTime,
  parseLiteral: (node) => parseTime(textOf(node)),
});

function parseDay(value: unknown): string {
  const day = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? new Date(`${value}T00:00:00Z`) : undefined;
  // 2026-02-30 would become the second of March
  if (!day || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== value) {
    throw bad('A Date is a day such as 2026-11-21.');
  }
  return value;
}

export const CalendarDate = new GraphQLScalarType<string, string>({
  name: 'Date',
  description: 'A day without a time, as the calendar at the office has it: 2026-11-21',
  serialize: String,
  parseValue: parseDay,
  parseLiteral: (node) => parseDay(node.kind === Kind.STRING ? node.value : undefined),
});

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
  serialize: (value) => (typeof value === 'number' ? value.toFixed(2) : String(value)),
  parseValue: parseMoney,
  parseLiteral: (node) => parseMoney(node.kind === Kind.STRING ? node.value : undefined),
});

function parsePercent(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw bad('A Percent is a number such as 4.19.');
  return value;
}

export const Percent = new GraphQLScalarType<number, number>({
  name: 'Percent',
  description: 'Percent a year, up to four decimals: 4.19',
  serialize: Number,
  parseValue: parsePercent,
  parseLiteral: (node) =>
    parsePercent(node.kind === Kind.INT || node.kind === Kind.FLOAT ? Number(node.value) : undefined),
});

export const JsonObject = GraphQLJSONObject;
export const EmailAddress = GraphQLEmailAddress;
export const PhoneNumber = GraphQLPhoneNumber;
