import { defineModule } from '../../manifest/module.js';
import { ANSWER_CHANGES } from '../answer-changes/answer-change.module.js';
import { ENQUIRIES } from '../enquiries/enquiry.module.js';
import { LIFECYCLE } from '../lifecycle/lifecycle.module.js';
import { SETTINGS } from '../settings/settings.module.js';
import { ApplicationFileResolver } from './application-file.resolver.js';
import { ApplicationFileService } from './application-file.service.js';
import { CorrectAnswerService } from './correct-answer.service.js';

/** The office's page of one application. */
export const APPLICATION_FILES = defineModule({
  name: 'application files',
  needs: [ANSWER_CHANGES, ENQUIRIES, LIFECYCLE, SETTINGS],
  resolvers: [ApplicationFileResolver],
  services: (platform, { enquiries, settings }) => ({
    applicationFiles: new ApplicationFileService(platform, enquiries, settings),
    answerCorrections: new CorrectAnswerService(platform),
  }),
});
