import { LANDING_LINKS, type LandingName } from '@brokerage/domain/landings/links';

/** Every address of the site. Links are made only from here, so that a renamed page breaks the build and not a visitor. */
const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
  const text = search.toString();
  return text ? `${path}?${text}` : path;
};

const segment = encodeURIComponent;

export const paths = {
  home: '/',
  about: '/about',
  contact: '/contact',
  careers: '/careers',
  job: (slug: string) => `/careers/${segment(slug)}`,
  privacy: '/privacy',
  terms: '/terms',
  rates: '/rates',
  rateWatch: '/rates/watch',
  yourMortgages: '/your-mortgages',
  renewalLetter: '/renewal-letter',
  calculator: '/calculator',
  calculatorPurchase: '/calculator/purchase',
  calculatorDownPayments: '/calculator/down-payments',
  calculatorAffordability: '/calculator/affordability',
  calculatorRenewal: '/calculator/renewal',
  calculatorPenalty: '/calculator/penalty',
  calculatorRateRise: '/calculator/rate-rise',
  calculatorCompare: '/calculator/compare',
  calculatorRefinance: '/calculator/refinance',
  blogs: '/blogs',
  blog: (id: string) => `/blog/${segment(id)}`,
  agent: (subdomain: string) => `/agent/${segment(subdomain)}`,
  firstTimeBuyers: '/first-time-buyers',
  formSelection: '/form-selection',
  basicForm: (query: { bank?: string; type?: string } = {}) => withQuery('/basic-form', query),
  comprehensiveForm: '/comprehensive-form',
  mortgageSuccess: '/mortgage/success',
  landing: (name: LandingName): string => LANDING_LINKS[name].to,
  auth: '/auth',
  register: '/auth?way=register',
  /** Comes back to the comparison of every lender. */
  authForRates: '/auth?for=rates',
  registerForRates: '/auth?way=register&for=rates',
  ratesCompare: '/rates#compare',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  unsubscribe: (token: string, of?: string) => withQuery('/unsubscribe', { token, of }),
  unauthorized: '/unauthorized',
  apiDocs: '/api/docs',
  account: '/account',
  accountView: (view: string, application?: string) => withQuery('/account', { view, application }),
  moderator: '/moderator',
  admin: '/admin',
  /** Where somebody of this level begins */
  workOf: (level: number): string => (level >= 3 ? '/admin' : level === 2 ? '/moderator' : '/account'),
} as const;

/** What a telephone link needs: the number without the spaces people read it by. */
export const telephone = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`;
