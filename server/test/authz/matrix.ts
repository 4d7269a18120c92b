import type { RoleName } from 'domain/vocabulary/roles';
import { APPLICATION } from '../api.js';

/** Who may call: everybody, or a signed-in person of at least this level. */
export type Who = 'PUBLIC' | RoleName;

export interface RestRow {
  who: Who;
  /** The root field that answers it */
  field: string;
  /** What those who may call are answered for the example below; never 401 or 403 unless it stands here */
  answers: readonly number[];
  body?: unknown;
}

const NOBODY = '00000000-0000-7000-8000-000000000000';
const LEAD = { fullName: 'Ada Tremblay', phone: '4169671111', serviceType: 'Renewal', email: 'ada@example.ca' };
const RATE = { term: 5, type: 'fixed', rate: 4.2 };

/** One row for each documented call. A route without a row fails the test. `{id}` becomes an id that nobody has. */
export const REST: Readonly<Record<string, RestRow>> = {
  'POST /mortgage/basic': { who: 'PUBLIC', field: 'submitBasicApplication', answers: [201], body: APPLICATION },
  'POST /api/mortgage/lead': { who: 'PUBLIC', field: 'submitChatLead', answers: [201], body: LEAD },
  'GET /mortgage/user': { who: 'ACCOUNT_HOLDER', field: 'myApplications', answers: [200] },
  'GET /mortgage-rates/current': { who: 'PUBLIC', field: 'currentRates', answers: [200] },
  'POST /api/auth/login': {
    who: 'PUBLIC',
    field: 'login',
    answers: [401],
    body: { email: 'x@example.ca', password: 'x' },
  },
  'POST /api/auth/register': {
    who: 'PUBLIC',
    field: 'register',
    answers: [422],
    body: { name: 'x', email: 'x', phone: 'x', password: 'x' },
  },
  'POST /api/auth/google': { who: 'PUBLIC', field: 'googleSignIn', answers: [401], body: { credential: 'x' } },
  'POST /api/auth/forgot-password': {
    who: 'PUBLIC',
    field: 'forgotPassword',
    answers: [200],
    body: { email: 'x@example.ca' },
  },
  'POST /api/auth/reset-password': {
    who: 'PUBLIC',
    field: 'resetPassword',
    answers: [422],
    body: { token: 'x', password: 'eleven green kayaks' },
  },
  'POST /api/auth/verify-email': { who: 'PUBLIC', field: 'verifyEmail', answers: [422], body: { token: 'x' } },
  'POST /api/auth/validate-phone': {
    who: 'PUBLIC',
    field: 'validatePhone',
    answers: [200],
    body: { phoneNumber: '416 555-0142' },
  },
  'POST /api/auth/logout': { who: 'ACCOUNT_HOLDER', field: 'logout', answers: [200] },
  'GET /api/users': { who: 'ADMIN', field: 'users', answers: [200] },
  'GET /api/users/moderator-view': { who: 'MODERATOR', field: 'moderatorView', answers: [200] },
  'GET /api/users/profile': { who: 'ACCOUNT_HOLDER', field: 'profile', answers: [200] },
  'GET /api/users/liked-blogs': { who: 'ACCOUNT_HOLDER', field: 'myLikedBlogs', answers: [200] },
  'GET /api/users/fetch-applications': { who: 'ACCOUNT_HOLDER', field: 'myApplications', answers: [200] },
  'GET /api/users/calculations': { who: 'ACCOUNT_HOLDER', field: 'myCalculations', answers: [200] },
  'POST /api/users/calculations': {
    who: 'ACCOUNT_HOLDER',
    field: 'saveCalculation',
    answers: [422],
    body: { kind: 'payment', inputs: {} },
  },
  'PUT /api/users/{id}': { who: 'ACCOUNT_HOLDER', field: 'updateUser', answers: [404], body: { name: 'Some Body' } },
  // a moderator may never delete anybody else, who is there or not
  'DELETE /api/users/{id}': { who: 'ACCOUNT_HOLDER', field: 'deleteUser', answers: [404, 403] },
  'GET /api/rates': { who: 'ADMIN', field: 'deskRates', answers: [200] },
  'GET /api/rates/pending': { who: 'ADMIN', field: 'deskPending', answers: [200] },
  'GET /api/rates/export': { who: 'ADMIN', field: 'exportRates', answers: [200] },
  'GET /api/rates/publications': { who: 'ADMIN', field: 'publications', answers: [200] },
  'POST /api/rates/publish': { who: 'ADMIN', field: 'publishRates', answers: [200, 422, 409], body: {} },
  'POST /api/rates/discard': { who: 'ADMIN', field: 'discardRateChanges', answers: [200, 422], body: {} },
  'POST /api/rates/import': { who: 'ADMIN', field: 'importRates', answers: [422], body: {} },
  'POST /api/rates/publications/{id}/restore': { who: 'ADMIN', field: 'restorePublication', answers: [404] },
  'POST /api/rates': { who: 'ADMIN', field: 'createRate', answers: [404], body: { bankId: NOBODY, ...RATE } },
  'PUT /api/rates/{id}': { who: 'ADMIN', field: 'updateRate', answers: [404], body: RATE },
  'DELETE /api/rates/{id}': { who: 'ADMIN', field: 'deleteRate', answers: [404] },
};

/** One row for each root field of the schema. A field without a row fails the test. */
export const GRAPHQL: Readonly<Record<string, Who>> = {
  // queries
  auditEvents: 'ADMIN',
  bank: 'PUBLIC',
  bestRates: 'PUBLIC',
  calculate: 'PUBLIC',
  currentRates: 'PUBLIC',
  deskActivity: 'ADMIN',
  deskBanks: 'ADMIN',
  deskPending: 'ADMIN',
  deskPreview: 'ADMIN',
  deskRate: 'ADMIN',
  deskRates: 'ADMIN',
  deskSummary: 'ADMIN',
  enquiries: 'ADMIN',
  enquiriesPerDay: 'ADMIN',
  enquiry: 'ADMIN',
  exportRates: 'ADMIN',
  lenderRateHistory: 'ACCOUNT_HOLDER',
  mailQueue: 'ADMIN',
  me: 'ACCOUNT_HOLDER',
  moderatorView: 'MODERATOR',
  myApplications: 'ACCOUNT_HOLDER',
  myLikedBlogs: 'ACCOUNT_HOLDER',
  myCalculation: 'ACCOUNT_HOLDER',
  myCalculations: 'ACCOUNT_HOLDER',
  myData: 'ACCOUNT_HOLDER',
  mySessions: 'ACCOUNT_HOLDER',
  notifications: 'ADMIN',
  officeCounts: 'ADMIN',
  profile: 'ACCOUNT_HOLDER',
  publications: 'ADMIN',
  rateHistory: 'ADMIN',
  rateOffers: 'ACCOUNT_HOLDER',
  rateTrend: 'PUBLIC',
  signInOptions: 'PUBLIC',
  search: 'ADMIN',
  siteSettings: 'PUBLIC',
  users: 'ADMIN',
  // mutations
  addEnquiryNote: 'ADMIN',
  addRate: 'ADMIN',
  changeRates: 'ADMIN',
  confirmSecondFactor: 'MODERATOR',
  createBank: 'ADMIN',
  createRate: 'ADMIN',
  deleteCalculation: 'ACCOUNT_HOLDER',
  deleteRate: 'ADMIN',
  deleteUser: 'ACCOUNT_HOLDER',
  discardRateChanges: 'ADMIN',
  endAllSessions: 'ACCOUNT_HOLDER',
  endSession: 'ACCOUNT_HOLDER',
  forgotPassword: 'PUBLIC',
  googleSignIn: 'PUBLIC',
  importRates: 'ADMIN',
  login: 'PUBLIC',
  logout: 'ACCOUNT_HOLDER',
  markNotificationsSeen: 'ADMIN',
  publishRates: 'ADMIN',
  register: 'PUBLIC',
  removeSecondFactor: 'ACCOUNT_HOLDER',
  renameCalculation: 'ACCOUNT_HOLDER',
  resendVerification: 'ACCOUNT_HOLDER',
  resetPassword: 'PUBLIC',
  restorePublication: 'ADMIN',
  retryMail: 'ADMIN',
  saveCalculation: 'ACCOUNT_HOLDER',
  saveRateChange: 'ADMIN',
  startSecondFactor: 'MODERATOR',
  submitBasicApplication: 'PUBLIC',
  submitChatLead: 'PUBLIC',
  undoRateChanges: 'ADMIN',
  unsubscribe: 'PUBLIC',
  updateBank: 'ADMIN',
  updateEnquiryStatus: 'ADMIN',
  updateRate: 'ADMIN',
  updateUser: 'ACCOUNT_HOLDER',
  uploadBankLogo: 'ADMIN',
  validatePhone: 'PUBLIC',
  verifyEmail: 'PUBLIC',
};
