import { defineModule } from '../../manifest/module.js';
import { hourlyCleanup } from '../../platform/jobs/schedule.js';
import { ClientFile } from './client-file.entity.js';
import { ClientFileService } from './client-file.service.js';

export const CLIENT_FILES = defineModule({
  name: 'client files',
  entities: [ClientFile],
  services: (platform) => ({ clientFiles: new ClientFileService(platform) }),
  schedules: [
    hourlyCleanup('files of builds before', `delete from client_file where replaced_at < now() - interval '1 day'`),
  ],
});
