import type { Rows } from '../rows.js';

export const DESKS: Rows = {
  queries: {
    myDesk: 'ACCOUNT_HOLDER',
    myLeads: 'ACCOUNT_HOLDER',
    myLead: 'ACCOUNT_HOLDER',
    myCalls: 'ACCOUNT_HOLDER',
    myCallTimes: 'ACCOUNT_HOLDER',
    myFiles: 'ACCOUNT_HOLDER',
    myHours: 'ACCOUNT_HOLDER',
  },
  mutations: {
    takeLead: 'ACCOUNT_HOLDER',
    recordLeadContact: 'ACCOUNT_HOLDER',
    moveLead: 'ACCOUNT_HOLDER',
    setLeadFollowUp: 'ACCOUNT_HOLDER',
    addLeadNote: 'ACCOUNT_HOLDER',
    moveMyCall: 'ACCOUNT_HOLDER',
    markMyCall: 'ACCOUNT_HOLDER',
    setMyHours: 'ACCOUNT_HOLDER',
    changeMyCallFeed: 'ACCOUNT_HOLDER',
  },
};
