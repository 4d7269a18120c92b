import type { Rows } from '../rows.js';

export const CAREERS: Rows = {
  rest: {
    'GET /api/careers/jobs': { who: 'PUBLIC', field: 'jobs', answers: [200] },
    'POST /api/careers/apply': { who: 'PUBLIC', field: 'applyForJob', answers: [415] },
  },
  queries: {
    deskJob: 'ADMIN',
    deskJobs: 'ADMIN',
    job: 'PUBLIC',
    jobApplicants: 'ADMIN',
    jobs: 'PUBLIC',
    resumeAddress: 'ADMIN',
  },
  mutations: {
    answerJobApplication: 'PUBLIC',
    applyForJob: 'PUBLIC',
    createJob: 'ADMIN',
    removeApplicant: 'ADMIN',
    setJobStatus: 'ADMIN',
    updateJob: 'ADMIN',
  },
};
