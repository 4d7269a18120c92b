import type { Rows } from '../rows.js';

export const WEBHOOKS: Rows = {
  queries: {
    myWebhookDeliveries: 'ACCOUNT_HOLDER',
    myWebhooks: 'ACCOUNT_HOLDER',
  },
  mutations: {
    createWebhook: 'ACCOUNT_HOLDER',
    deleteWebhook: 'ACCOUNT_HOLDER',
    resendWebhookDelivery: 'ACCOUNT_HOLDER',
    startWebhook: 'ACCOUNT_HOLDER',
    testWebhook: 'ACCOUNT_HOLDER',
  },
};
