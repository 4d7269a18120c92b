import { defineModule } from '../../manifest/module.js';
import { User } from './user.entity.js';

export const USERS = defineModule({
  name: 'users',
  entities: [User],
});
