import { keysOf } from '../data/objects.js';

/** The three levels of customer spec §6, by name in GraphQL and by number in REST and local storage. */
export const ROLE_LEVEL = { ACCOUNT_HOLDER: 1, MODERATOR: 2, ADMIN: 3 } as const;

export type RoleName = keyof typeof ROLE_LEVEL;
export type RoleLevel = (typeof ROLE_LEVEL)[RoleName];

/** The name of a level, or undefined for a number that is none. */
export function roleFromLevel(level: number): RoleName | undefined {
  return keysOf(ROLE_LEVEL).find((name) => ROLE_LEVEL[name] === level);
}

/** Whether somebody works here: a moderator or an administrator. */
export const isStaff = (role: RoleName): boolean => ROLE_LEVEL[role] > ROLE_LEVEL.ACCOUNT_HOLDER;

/** The number of a level by its name; undefined for what names none. */
export const levelNamed = (role: unknown): RoleLevel | undefined =>
  Object.entries(ROLE_LEVEL).find(([name]) => name === role)?.[1];
