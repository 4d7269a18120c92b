/** The addresses of an adviser's own desk, apart from the site's, so that no public page loads them. */
export const deskPaths = {
  leads: '/account/leads',
  lead: (id: string) => `/account/leads/${encodeURIComponent(id)}`,
  calls: '/account/calls',
  files: '/account/files',
  hours: '/account/hours',
};
