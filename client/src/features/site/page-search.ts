import { LANDINGS } from '@brokerage/domain/landings/landings';
import { paths } from '../../lib/paths';

export interface FoundPage {
  to: string;
  title: string;
  text: string;
  /** What people call it besides. */
  words: string;
}

/** The pages people look for, in the order in which they are wanted. */
export const KNOWN_PAGES: readonly FoundPage[] = [
  {
    to: paths.rates,
    title: 'Today’s best rates',
    text: 'Fixed and variable rates from our lenders, with the payment on each.',
    words: 'interest mortgage bank lender fixed variable term compare percent',
  },
  {
    to: paths.calculator,
    title: 'Mortgage calculator',
    text: 'What you’d pay, and how much goes to interest.',
    words: 'payment amortization affordability stress test land transfer tax',
  },
  {
    to: paths.formSelection,
    title: 'Apply for a mortgage',
    text: 'Choose between the short form and the full pre-approval.',
    words: 'application apply now pre-approval preapproval form start',
  },
  {
    to: paths.basicForm(),
    title: 'Basic form',
    text: 'About three minutes, no documents.',
    words: 'apply in minutes consultation short quick callback call',
  },
  {
    to: paths.firstTimeBuyers,
    title: 'First-time home buyers',
    text: 'Down payment, FHSA, rebates and each step to the keys.',
    words: 'first home buyer down payment fhsa rrsp rebate starter',
  },
  ...LANDINGS.flatMap(({ to, search }) => (search ? [{ to, ...search }] : [])),
  {
    to: paths.renewalLetter,
    title: 'Check your renewal letter',
    text: 'Type it or photograph it, and see whether it’s any good.',
    words: 'renew bank offer photo compare reminder maturity',
  },
  {
    to: paths.blogs,
    title: 'Mortgage news',
    text: 'Written by our brokers.',
    words: 'blog articles posts guides',
  },
  {
    to: paths.about,
    title: 'About Us',
    text: 'Who we are and how we’re paid.',
    words: 'company team brokers licence fees cost',
  },
  {
    to: paths.contact,
    title: 'Contact',
    text: 'Phone, email, phone hours and offices.',
    words: 'phone number email address call hours office location book a free call',
  },
  {
    to: paths.careers,
    title: 'Careers',
    text: 'Work with us as a broker or in the office.',
    words: 'jobs work hiring broker position resume',
  },
  {
    to: paths.privacy,
    title: 'Privacy',
    text: 'What we keep, for how long, and how to delete it.',
    words: 'data personal information cookies delete consent officer unsubscribe',
  },
  {
    to: paths.auth,
    title: 'Login',
    text: 'Your account and your applications.',
    words: 'sign in log in account register password',
  },
];

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? [];

/** Pages in which every word of the query begins some word; those that say it in their title first. */
export function findPages(query: string): FoundPage[] {
  const asked = wordsOf(query);
  if (asked.length === 0) return [];
  const has = (text: string): boolean => {
    const words = wordsOf(text);
    return asked.every((begin) => words.some((word) => word.startsWith(begin)));
  };
  const found = KNOWN_PAGES.filter(({ title, text, words }) => has(`${title} ${text} ${words}`));
  return [...found.filter(({ title }) => has(title)), ...found.filter(({ title }) => !has(title))];
}

/** The words of an address somebody tried: '/mortgage-rates.html' asks for rates rather than for any mortgage. */
export function guessPages(pathname: string): FoundPage[] {
  const asked = wordsOf(decoded(pathname)).filter((word) => word.length > 2 && word !== 'html');
  const weight = ({ title, text, words }: FoundPage): number => {
    const inTitle = wordsOf(title);
    const anywhere = wordsOf(`${title} ${text} ${words}`);
    return asked
      .map((begin) => [inTitle, anywhere].filter((list) => list.some((word) => word.startsWith(begin))).length)
      .reduce((sum, one) => sum + one, 0);
  };
  return KNOWN_PAGES.map((page) => ({ page, score: weight(page) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, 3)
    .map(({ page }) => page);
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
