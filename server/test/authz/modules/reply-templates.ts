import type { Rows } from '../rows.js';

export const REPLY_TEMPLATES: Rows = {
  queries: {
    replyTemplates: 'ADMIN',
    filledReply: 'ADMIN',
  },
  mutations: {
    saveReplyTemplate: 'ADMIN',
    deleteReplyTemplate: 'ADMIN',
  },
};
