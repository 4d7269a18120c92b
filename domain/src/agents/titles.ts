import type { ProvinceCode } from '../vocabulary/licences.js';

/** Level 1 agents may not arrange private mortgages: Ontario's licence classes. */
export type AgentLevel = 1 | 2;

interface Title {
  value: string;
  label: string;
  level: AgentLevel;
  /** Left out: every regulator knows it */
  provinces?: readonly ProvinceCode[];
}

/** The titles that the regulators allow. Stored as they are shown; never change a value. */
export const AGENT_TITLES = [
  { value: 'Mortgage broker', label: 'Mortgage broker', level: 2 },
  { value: 'Mortgage agent, level 2', label: 'Mortgage agent, level 2', level: 2, provinces: ['ON'] },
  { value: 'Mortgage agent, level 1', label: 'Mortgage agent, level 1', level: 1, provinces: ['ON'] },
  { value: 'Mortgage associate', label: 'Mortgage associate', level: 2, provinces: ['AB', 'SK', 'NB', 'NL', 'NS'] },
  { value: 'Submortgage broker', label: 'Submortgage broker', level: 2, provinces: ['BC'] },
  { value: 'Mortgage salesperson', label: 'Mortgage salesperson', level: 2, provinces: ['MB'] },
] as const satisfies readonly Title[];

const titleOf = (value: string): Title | undefined => AGENT_TITLES.find((title) => title.value === value);

/** 2 for a title that we do not know: such a title is refused before anybody has it. */
export const levelOf = (title: string): AgentLevel => titleOf(title)?.level ?? 2;

/** Why a title cannot stand beside these licences; undefined where it can. */
export function titleProblem(title: string, provinces: readonly string[]): string | undefined {
  const allowed = titleOf(title)?.provinces;
  if (!allowed || provinces.length === 0 || allowed.some((province) => provinces.includes(province))) return undefined;
  return `This title needs a licence in ${allowed.join(', ')}.`;
}

/** Where enquiries about private mortgages come from. */
const PRIVATE_SOURCES: readonly string[] = ['private_financing'];

export const isPrivateMortgage = (source: string | null): boolean =>
  source !== null && PRIVATE_SOURCES.includes(source);

export const NO_PRIVATE_MORTGAGES = 'Level 1 agents may not arrange private mortgages. Choose somebody else.';
