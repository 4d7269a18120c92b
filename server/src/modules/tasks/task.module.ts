import { defineModule } from '../../manifest/module.js';
import { ENQUIRIES } from '../enquiries/enquiry.module.js';
import { EnquiryTask } from './enquiry-task.entity.js';
import { TaskResolver } from './task.resolver.js';
import { TaskService } from './task.service.js';

/** Tasks on enquiries. */
export const TASKS = defineModule({
  name: 'tasks',
  needs: [ENQUIRIES],
  entities: [EnquiryTask],
  resolvers: [TaskResolver],
  services: (platform, { enquiryWork }) => ({ tasks: new TaskService(platform, enquiryWork) }),
});
