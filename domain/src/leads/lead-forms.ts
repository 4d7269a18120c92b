import type { FieldTable } from '../forms/fields.js';
import { LEAD_SOURCES, type LeadSourceValue } from './lead-sources.js';
import { tableOf } from '../data/objects.js';

/** The one description of each lead form: the page, the schema, the call and the office read it from here. */
export const LEAD_FORMS: Readonly<Record<LeadSourceValue, FieldTable>> = tableOf(
  LEAD_SOURCES.map(({ value, form }): [LeadSourceValue, FieldTable] => [value, form]),
);

const TABLES: readonly FieldTable[] = Object.values(LEAD_FORMS);

/**
 * The questions of every form, each once: one input in the schema serves all sources. Only what every form asks for has
 * to be in it. A name has the same kind and the same choices wherever it stands; a test says so.
 */
export const EVERY_LEAD_FIELD: FieldTable = [
  ...new Map(TABLES.flat().map((field) => [field.name, field])).values(),
].map((field) =>
  TABLES.every((table) => table.some(({ name, required }) => name === field.name && required !== undefined))
    ? field
    : { ...field, required: undefined },
);
