import type { RoleName } from '@brokerage/domain/account/roles';

/** The console's names for the roles, lowest first. */
export const ROLES: readonly { value: RoleName; label: string }[] = [
  { value: 'ACCOUNT_HOLDER', label: 'Client' },
  { value: 'MODERATOR', label: 'Moderator' },
  { value: 'ADMIN', label: 'Administrator' },
];

export const ROLE_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  ROLES.map(({ value, label }) => [value, label]),
);
