import { defineModule } from '../../manifest/module.js';
import { ENQUIRIES } from '../enquiries/enquiry.module.js';
import { readSender } from '../settings/public.js';
import { ReplyTemplate } from './reply-template.entity.js';
import { ReplyTemplateResolver } from './reply-template.resolver.js';
import { ReplyTemplateService } from './reply-template.service.js';

/** Templates of the emails that the office writes from files. */
export const REPLY_TEMPLATES = defineModule({
  name: 'reply-templates',
  needs: [ENQUIRIES],
  entities: [ReplyTemplate],
  resolvers: [ReplyTemplateResolver],
  services: (platform) => ({ replyTemplates: new ReplyTemplateService(platform, () => readSender(platform)) }),
});
