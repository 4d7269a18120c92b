import { defineModule } from '../../manifest/module.js';
import { AuditEvent } from './audit-event.entity.js';
import { AuditListService } from './audit-list.service.js';
import { AuditResolver } from './audit.resolver.js';

export const AUDITS = defineModule({
  name: 'audits',
  entities: [AuditEvent],
  resolvers: [AuditResolver],
  services: (platform) => ({ audits: new AuditListService(platform) }),
});
