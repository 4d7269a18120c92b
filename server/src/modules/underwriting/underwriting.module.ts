import { defineModule } from '../../manifest/module.js';
import { APPLICATIONS } from '../applications/application.module.js';
import { PUBLIC_RATES } from '../rates/public/public-rates.module.js';
import { CreditScoreService } from './credit-score.service.js';
import { KeptWhatIf } from './kept-what-if.entity.js';
import { KeptWhatIfService } from './kept-what-if.service.js';
import { ProgramVersionRow } from './program-version.entity.js';
import { ProgramVersionResolver } from './program-version.resolver.js';
import { ProgramVersionService } from './program-version.service.js';
import { UnderwritingResolver } from './underwriting.resolver.js';
import { UnderwritingService } from './underwriting.service.js';

/** What the office works out of an application. The rules are the domain's. */
export const UNDERWRITING = defineModule({
  name: 'underwriting',
  needs: [APPLICATIONS, PUBLIC_RATES],
  entities: [KeptWhatIf, ProgramVersionRow],
  resolvers: [UnderwritingResolver, ProgramVersionResolver],
  services(platform, { rateOffers }) {
    const keptWhatIfs = new KeptWhatIfService(platform);
    const creditScores = new CreditScoreService(platform);
    return {
      keptWhatIfs,
      creditScores,
      programVersions: new ProgramVersionService(platform),
      underwriting: new UnderwritingService(platform, rateOffers, keptWhatIfs),
    };
  },
});
