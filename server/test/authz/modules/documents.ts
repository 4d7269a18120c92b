import type { Rows } from '../rows.js';

export const DOCUMENTS: Rows = {
  queries: {
    applicationDocuments: 'ACCOUNT_HOLDER',
    documentAddress: 'ACCOUNT_HOLDER',
    fileDocuments: 'ADMIN',
  },
  mutations: {
    decideDocument: 'ADMIN',
    remindAboutDocuments: 'ADMIN',
    removeDocument: 'ACCOUNT_HOLDER',
    requestDocuments: 'ADMIN',
    tellAboutDocuments: 'ADMIN',
    uploadDocument: 'ACCOUNT_HOLDER',
    waiveDocument: 'ADMIN',
  },
};
