import { defineModule } from '../../manifest/module.js';
import { OfficeResolver } from './office.resolver.js';
import { OfficeService } from './office.service.js';

export const OFFICE = defineModule({
  name: 'office',
  resolvers: [OfficeResolver],
  services: (platform) => ({ office: new OfficeService(platform) }),
});
