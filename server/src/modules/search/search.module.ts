import { defineModule } from '../../manifest/module.js';
import { SearchResolver } from './search.resolver.js';
import { SearchService } from './search.service.js';

export const SEARCH = defineModule({
  name: 'search',
  resolvers: [SearchResolver],
  services: (platform) => ({ search: new SearchService(platform) }),
});
