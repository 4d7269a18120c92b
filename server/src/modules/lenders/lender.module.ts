import { defineModule } from '../../manifest/module.js';
import { BankChange } from './bank-change.entity.js';
import { Bank } from './bank.entity.js';
import { BankResolver } from './bank.resolver.js';
import { BankService } from './bank.service.js';

export const LENDERS = defineModule({
  name: 'lenders',
  entities: [Bank, BankChange],
  resolvers: [BankResolver],
  services: (platform) => ({ banks: new BankService(platform) }),
});
