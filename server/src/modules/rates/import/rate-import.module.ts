import { defineModule } from '../../../manifest/module.js';
import { RATE_IMPORT_CALLS } from './rate-import.routes.js';
import { RATE_DESK } from '../desk/rate-desk.module.js';
import { RateImportResolver } from './rate-import.resolver.js';
import { RateImportService } from './rate-import.service.js';

export const RATE_IMPORT = defineModule({
  name: 'rate import',
  needs: [RATE_DESK],
  resolvers: [RateImportResolver],
  services: (platform, { rateDesk, rateChanges }) => ({
    rateImports: new RateImportService(platform, rateDesk, rateChanges),
  }),
  rest: RATE_IMPORT_CALLS,
});
