import { hyphenated } from '@brokerage/domain/text/plain-letters';
import { PRIVATE_LENDER } from '@brokerage/domain/agents/level-two';
import { isOneLine, ONE_LINE } from '@brokerage/domain/forms/one-line';
import type { LenderPenalty } from '@brokerage/domain/rates/lender-penalty';
import { newId } from '../../platform/ids.js';
import { BANK_NAME_MAX } from './bank.entity.js';
import { DomainError } from '../../kernel/domain-error.js';

const MAX_POSITION = 10_000;
export const BANK_KINDS = [
  'Chartered bank',
  'Credit union',
  'Trust company',
  'Monoline lender',
  PRIVATE_LENDER,
] as const;

/** Everything about a lender that staff can change. */
export interface BankFacts {
  name: string;
  kind: string;
  active: boolean;
  position: number;
  logoFile: string | null;
  /** How it charges for leaving a fixed rate early */
  penalty: LenderPenalty;
}

/** The same in SQL, for a row `b` of bank. */
export const BANK_FACTS = `json_build_object(
  'name', b.name, 'kind', b.kind, 'active', b.active, 'position', b.position, 'logoFile', b.logo_file,
  'penalty', b.penalty)`;

/** Null and undefined leave a value as it is. */
export type BankEdit = { [K in keyof BankFacts]?: BankFacts[K] | null };

const KEYS = [
  'name',
  'kind',
  'active',
  'position',
  'logoFile',
  'penalty',
] as const satisfies readonly (keyof BankFacts)[];

export const sameBankFacts = (one: BankFacts, other: BankFacts): boolean =>
  KEYS.every((key) => one[key] === other[key]);

export function editedBank(facts: BankFacts, { name, kind, active, position, logoFile, penalty }: BankEdit): BankFacts {
  return {
    name: name == null ? facts.name : checkName(name),
    kind: kind == null ? facts.kind : checkKind(kind),
    active: active ?? facts.active,
    position: position == null ? facts.position : checkPosition(position),
    logoFile: logoFile ?? facts.logoFile,
    penalty: penalty ?? facts.penalty,
  };
}

/** Only the values that differ, for the audit log. */
export function bankDifference(before: BankFacts, after: BankFacts): [Partial<BankFacts>, Partial<BankFacts>] {
  const changed = KEYS.filter((key) => before[key] !== after[key]);
  const pick = (facts: BankFacts): Partial<BankFacts> => Object.fromEntries(changed.map((key) => [key, facts[key]]));
  return [pick(before), pick(after)];
}

/** 'caisse-du-nord' for 'Caisse du Nord' */
export const slugOf = (name: string): string => hyphenated(name) || `lender-${newId().slice(-8)}`;

export function checkName(text: string): string {
  const name = text.trim();
  if (name === '') throw new DomainError('REQUIRED', "Enter the lender's name.", 'name');
  if (name.length > BANK_NAME_MAX) {
    throw new DomainError('INVALID', `Keep the name to ${BANK_NAME_MAX} characters or fewer.`, 'name');
  }
  if (!isOneLine(name)) throw new DomainError('INVALID', ONE_LINE, 'name');
  return name;
}

export function checkKind(kind: string): string {
  if (BANK_KINDS.some((known) => known === kind)) return kind;
  throw new DomainError('INVALID', `Choose one of: ${BANK_KINDS.join(', ')}.`, 'kind');
}

function checkPosition(position: number): number {
  if (Number.isInteger(position) && position >= 0 && position <= MAX_POSITION) return position;
  throw new DomainError('INVALID', `Enter a whole number from 0 to ${MAX_POSITION}.`, 'position');
}
