import { defineModule } from '../../manifest/module.js';
import { ENQUIRIES } from '../enquiries/enquiry.module.js';
import { INTAKE } from '../intake/intake.module.js';
import { CareerApplication } from './career-application.entity.js';
import { CareerResume } from './career-resume.entity.js';
import { CAREER_APPLICATIONS } from './career.limits.js';
import { CareerResolver } from './career.resolver.js';
import { CAREER_CALLS } from './career.routes.js';
import { CLOSE_JOBS_IN_TIME, FORGET_APPLICATIONS, SWEEP_RESUMES } from './career.schedules.js';
import { CareerService } from './career.service.js';
import { CAREER } from './career.source.js';
import { correctApplicant } from './correct-applicant.js';
import { CAREER_AGAIN } from './emails/career-again.email.js';
import { CAREER_RECEIVED } from './emails/career-received.email.js';
import { JobDeskResolver } from './job-desk.resolver.js';
import { JobDeskService } from './job-desk.service.js';
import { Job } from './job.entity.js';
import { JobService } from './job.service.js';
import { ResumeFileService } from './resume-file.service.js';
import { ResumeService } from './resume.service.js';

export const CAREERS = defineModule({
  name: 'careers',
  needs: [ENQUIRIES, INTAKE],
  entities: [Job, CareerApplication, CareerResume],
  resolvers: [CareerResolver, JobDeskResolver],
  services(platform, { enquiries, intake }) {
    enquiries.addSource({ ...CAREER, correct: (...correction) => correctApplicant(platform, ...correction) });
    return {
      jobs: new JobService(platform),
      jobDesk: new JobDeskService(platform),
      careers: new CareerService(platform, intake, new ResumeService(platform)),
      resumeFiles: new ResumeFileService(platform),
    };
  },
  limits: [CAREER_APPLICATIONS],
  emails: [CAREER_RECEIVED, CAREER_AGAIN],
  schedules: [CLOSE_JOBS_IN_TIME, SWEEP_RESUMES, FORGET_APPLICATIONS],
  publicFields: { queries: { jobs: ['careers'], job: ['careers'] }, mutations: ['applyForJob'] },
  rest: CAREER_CALLS,
});
