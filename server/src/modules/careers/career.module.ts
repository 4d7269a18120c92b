import { defineModule } from '../../manifest/module.js';
import { ENQUIRIES } from '../enquiries/enquiry.module.js';
import { INTAKE } from '../intake/intake.module.js';
import { ApplicationAnswerService } from './application-answer.service.js';
import { CareerApplication } from './career-application.entity.js';
import { CareerResume } from './career-resume.entity.js';
import { APPLICATION_LINK, CAREER_APPLICATIONS } from './career.limits.js';
import { CareerResolver } from './career.resolver.js';
import { CAREER_CALLS } from './career.routes.js';
import { CLOSE_JOBS_IN_TIME, FORGET_APPLICATIONS, SWEEP_RESUMES } from './career.schedules.js';
import { CareerService } from './career.service.js';
import { CAREER } from './career.source.js';
import { correctApplicant } from './correct-applicant.js';
import { sentAgain } from './sent-again.js';
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
    enquiries.addSource({
      ...CAREER,
      more: (id) => sentAgain(platform, id),
      correct: (...correction) => correctApplicant(platform, ...correction),
    });
    return {
      jobs: new JobService(platform),
      jobDesk: new JobDeskService(platform),
      careers: new CareerService(platform, intake, new ResumeService(platform)),
      applicationAnswers: new ApplicationAnswerService(platform),
      resumeFiles: new ResumeFileService(platform),
    };
  },
  limits: [CAREER_APPLICATIONS, APPLICATION_LINK],
  emails: [CAREER_RECEIVED],
  schedules: [CLOSE_JOBS_IN_TIME, SWEEP_RESUMES, FORGET_APPLICATIONS],
  publicFields: {
    queries: { jobs: ['careers'], job: ['careers'] },
    mutations: ['applyForJob', 'answerJobApplication'],
  },
  rest: CAREER_CALLS,
});
