import { LANDING_LINKS } from '@brokerage/domain/landings/links';
import type { PageRoute } from './routes';

/** Pages whose file is not called as their address is. */
const NAMES: Readonly<Record<string, string>> = {
  '/': 'home',
  '/aboutus': 'about',
  '/careers/:slug': 'job',
  '/account/leads/:id': 'account-lead',
  '/blogs-add': 'blogs-form',
  '/admin/enquiries/:id': 'admin-enquiry',
  '/admin/applications/:id': 'admin-application',
  '/admin/applications/:id/fit': 'admin-lender-fit',
  '/admin/jobs/:id': 'admin-job',
  '/agentManager': 'agent-manager',
  '/agentManager/:id': 'agent-editor',
  '*': 'missing',
};

const LANDING_FILES = new Map<string, string>([
  ...Object.entries(LANDING_LINKS).flatMap(([name, { to }]): [string, string][] => [
    [to, `${name}/page`],
    [`${to}/thankyou`, `${name}/thanks`],
  ]),
  ['/mortgage/:type/*', 'mortgages/type-page'],
]);

function folderOf({ path, requires }: PageRoute): string {
  if (path.startsWith('/dev/')) return 'dev';
  if (path.endsWith('/thankyou')) return 'landing';
  if (!requires) return 'public';
  return requires === 1 ? 'account' : 'console';
}

/** '/calculator/purchase' is in calculator-purchase.tsx, '/blog/:id' in blog.tsx. */
const nameOf = (path: string): string =>
  path
    .split('/')
    .filter((part) => part !== '' && !part.startsWith(':'))
    .join('-');

/** The file of a page under src/, without its ending. The server alone asks: it finds the page's chunks by it. */
export function fileOf(page: PageRoute): string {
  const landing = LANDING_FILES.get(page.path);
  return landing ? `landings/${landing}` : `pages/${folderOf(page)}/${NAMES[page.path] ?? nameOf(page.path)}`;
}
