import type { RoleName } from '@brokerage/domain/vocabulary/roles';
import { registerEnumType } from 'type-graphql';

export const Role: { [R in RoleName]: R } = {
  ACCOUNT_HOLDER: 'ACCOUNT_HOLDER',
  MODERATOR: 'MODERATOR',
  ADMIN: 'ADMIN',
};
registerEnumType(Role, { name: 'Role', description: 'Roles, from the lowest. Each includes the ones before it.' });
