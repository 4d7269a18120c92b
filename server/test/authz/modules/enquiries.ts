import type { Rows } from '../rows.js';

export const ENQUIRIES: Rows = {
  queries: {
    enquiries: 'ADMIN',
    enquiriesMatching: 'ADMIN',
    exportEnquiries: 'ADMIN',
    enquiry: 'ADMIN',
    savedEnquiryViews: 'ADMIN',
    enquiryAssignees: 'ADMIN',
    enquiryRota: 'ADMIN',
    enquiryEmailPreview: 'ADMIN',
    enquiryEmailStates: 'ADMIN',
    enquiryViewCounts: 'ADMIN',
  },
  mutations: {
    addEnquiryNote: 'ADMIN',
    assignEnquiry: 'ADMIN',
    setTakesEnquiries: 'ADMIN',
    correctEnquiryContact: 'ADMIN',
    lookAtEnquiry: 'ADMIN',
    switchEnquiryRota: 'ADMIN',
    changeEnquiries: 'ADMIN',
    deleteEnquiryView: 'ADMIN',
    renameEnquiryView: 'ADMIN',
    saveEnquiryView: 'ADMIN',
    linkEnquiries: 'ADMIN',
    recordContact: 'ADMIN',
    sendEnquiryEmail: 'ADMIN',
    setFollowUp: 'ADMIN',
    undoEnquiryChanges: 'ADMIN',
    updateEnquiryStatus: 'ADMIN',
  },
};
