/** A body that each writing call takes, by its name in the document. A test holds each against the call's own shape. */
const PERSON = { fullName: 'Ada Tremblay', email: 'ada@example.ca', phone: '416 967 1111' };
const LEAD = { ...PERSON, consent: { contact: true } };
const ID = '0193a1b2-0000-7000-8000-000000000000';
const TOKEN = 'from-the-link-in-the-email';

const RATE = { term: 5, type: 'fixed', rate: 4.19, compounding: 'semi-annual' };
const PAYMENT = {
  principal: 500_000,
  annualRatePct: 4.19,
  amortizationYears: 25,
  frequency: 'accelerated-bi-weekly',
  compounding: 'semi-annual',
};

export const EXAMPLES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  login: { email: 'ada@example.ca', password: 'eleven green kayaks' },
  googleSignIn: { credential: 'the-credential-from-google' },
  register: { name: 'Ada Tremblay', email: 'ada@example.ca', phone: '416 967 1111', password: 'eleven green kayaks' },
  forgotPassword: { email: 'ada@example.ca' },
  resetPassword: { token: TOKEN, password: 'twelve green kayaks' },
  verifyEmail: { token: TOKEN },
  validatePhone: { phoneNumber: '416 967 1111' },
  updateUser: { name: 'Ada Tremblay', phone: '416 967 1111' },
  deleteUser: { password: 'eleven green kayaks' },
  submitBasicApplication: { ...PERSON, mortgageType: 'new_purchase', consent: { contact: true } },
  submitComprehensiveApplication: {
    mortgageType: 'new_purchase',
    applicant: PERSON,
    consents: { privacy: true, contact: true },
  },
  submitChatLead: { ...PERSON, serviceType: 'Renewal' },
  submitSecondMortgageLead: LEAD,
  submitPrivateFinanceLead: LEAD,
  submitSelfEmployedLead: LEAD,
  book: { ...PERSON, consent: true, startsAt: '2026-12-01T15:00:00Z' },
  applyForJob: { ...PERSON, consent: true },
  renewalVerdict: {
    balance: 412_300,
    maturityDate: '2027-05-14',
    offeredRatePct: 4.79,
    rateType: 'fixed',
    termYears: '5',
    amortizationYears: 21,
    insured: 'yes',
    province: 'ON',
  },
  saveCalculation: { kind: 'payment', inputs: PAYMENT, label: 'Our first home' },
  saveMortgageDraft: { draft: { fullName: 'Ada Tremblay' }, lastStep: 2 },
  saveComprehensiveDraft: { formData: { applicant: { fullName: 'Ada Tremblay' } }, lastStep: 2 },
  createBlog: { title: 'Renewing early', content: '<h2>Ask first</h2><p>Then sign.</p>', status: 'pending' },
  updateBlog: { title: 'Renewing early, or not' },
  decideBlog: { approved: true },
  likeBlog: { liked: true },
  addBlogComment: { content: 'Thank you, this helped.' },
  createAgent: {
    licensedName: 'Priya Raman',
    title: 'Mortgage agent, level 2',
    subdomain: 'priya-raman',
    licences: [{ province: 'ON', number: 'M24001234', expiresOn: '2027-03-31' }],
  },
  updateAgent: { headline: 'I read every line.' },
  createRate: { bankId: ID, ...RATE },
  updateRate: RATE,
  importRates: { csv: 'bank,term,type,rate\nOak Trust,3,variable,3.94', dryRun: true },
  publishRates: { rates: [{ id: ID, version: 3 }] },
  discardRateChanges: { ids: [ID] },
};
