import type { FieldTable } from '../forms/fields.js';

/** A form that leads come through, and what is known of it besides its questions. */
export interface LeadSource {
  /** In storage and REST. Stored; never change a value. */
  value: string;
  /** In the schema */
  graphql: string;
  /** For the office */
  label: string;
  /** Which form it is, for readers of the schema */
  meaning: string;
  form: FieldTable;
  /** In the title of its enquiries, where it says more than a province */
  way?: string;
  /** What it asks for is for agents of level 2 and brokers only (agents/level-two.ts) */
  levelTwo?: true;
  /** Its own REST call (customer's spec §7) */
  call?: { path: string; summary: string; operationId: string };
}
