import type { RoleName } from '@brokerage/domain/account/roles';
import { describeEnum } from '../kernel/described-enum.js';

export const Role: { [R in RoleName]: R } = {
  ACCOUNT_HOLDER: 'ACCOUNT_HOLDER',
  MODERATOR: 'MODERATOR',
  ADMIN: 'ADMIN',
};
describeEnum(Role, {
  name: 'Role',
  description: 'Roles, from the lowest. Each includes the ones before it.',
  meanings: {
    ACCOUNT_HOLDER: 'A client with an account',
    MODERATOR: 'Also looks after posts, comments and clients’ access',
    ADMIN: 'Also sees enquiries and files, and changes rates and settings',
  },
});
