import { defineModule } from '../../manifest/module.js';
import { PEOPLE_CALLS } from './people.routes.js';
import { SESSIONS } from '../auth/sessions/session.module.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { DELETED_ACCOUNTS } from './deleted-accounts.js';
import { MyDataService } from './my-data.service.js';
import { OwnershipService } from './ownership.service.js';
import { PeopleService } from './people.service.js';
import { SEAL_PHONES } from './seal-phones.js';
import { UserResolver } from './user.resolver.js';
import { UserService } from './user.service.js';
import { ACCOUNT_DELETED } from './emails/account-deleted.email.js';
import { CONFIRM_CHANGE } from './emails/confirm-change.email.js';
import { EMAIL_CHANGED } from './emails/email-changed.email.js';

export const PEOPLE = defineModule({
  name: 'people',
  needs: [SESSIONS],
  resolvers: [UserResolver],
  services(platform, { sessions }) {
    const ownership = new OwnershipService(platform);
    return {
      accountDeletions: new AccountDeletionService(platform, sessions, ownership),
      ownership,
      myData: new MyDataService(platform),
      people: new PeopleService(platform),
      users: new UserService(platform, sessions, ownership),
    };
  },
  emails: [ACCOUNT_DELETED, CONFIRM_CHANGE, EMAIL_CHANGED],
  schedules: [DELETED_ACCOUNTS, SEAL_PHONES],
  rest: PEOPLE_CALLS,
});
