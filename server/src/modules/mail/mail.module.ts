import { defineModule } from '../../manifest/module.js';
import { FORGET_MAIL } from './forget-mail.js';
import { MailMessage } from './mail-message.entity.js';
import { MailResolver } from './mail.resolver.js';
import { MailService } from './mail.service.js';

export const MAIL = defineModule({
  name: 'mail',
  entities: [MailMessage],
  resolvers: [MailResolver],
  services: (platform) => ({ mail: new MailService(platform) }),
  schedules: [FORGET_MAIL],
});
