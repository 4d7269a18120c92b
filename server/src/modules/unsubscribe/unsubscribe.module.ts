import { defineModule } from '../../manifest/module.js';
import { UnsubscribeResolver } from './unsubscribe.resolver.js';
import { UnsubscribeService } from './unsubscribe.service.js';

export const UNSUBSCRIBE = defineModule({
  name: 'unsubscribe',
  resolvers: [UnsubscribeResolver],
  services: (platform) => ({ unsubscribes: new UnsubscribeService(platform) }),
  publicFields: { mutations: ['unsubscribe'] },
});
