const segment = encodeURIComponent;

/** The console's own addresses, apart from the site's, so that no public page loads them. */
export const consolePaths = {
  enquiries: '/admin/enquiries',
  enquiry: (id: string) => `/admin/enquiries/${segment(id)}`,
  application: (id: string) => `/admin/applications/${segment(id)}`,
  lenderFit: (id: string) => `/admin/applications/${segment(id)}/fit`,
  maturities: '/admin/maturities',
  mail: '/admin/mail',
  people: '/admin/people',
  analytics: '/admin/analytics',
  audit: '/admin/audit',
  settings: '/admin/settings',
  agents: '/agentManager',
  agent: (id: string) => `/agentManager/${segment(id)}`,
  jobs: '/admin/jobs',
  job: (id: string) => `/admin/jobs/${segment(id)}`,
  rates: '/admin/rates',
  lenders: '/admin/lenders',
};
