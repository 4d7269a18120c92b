import type { Rows } from '../rows.js';

export const TASKS: Rows = {
  queries: {
    enquiryTasks: 'ADMIN',
    myTasks: 'ADMIN',
  },
  mutations: {
    addEnquiryTask: 'ADMIN',
    setEnquiryTaskDone: 'ADMIN',
  },
};
