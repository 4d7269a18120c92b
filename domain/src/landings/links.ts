export interface LandingLink {
  to: string;
  /** Its name in the footer; left out: the footer leaves it out */
  label?: string;
}

const LINKS = {
  mortgages: { to: '/mortgage' },
  'new-purchase': { to: '/mortgage/new-purchase', label: 'New purchase' },
  renewal: { to: '/mortgage/renewal', label: 'Renewal' },
  refinance: { to: '/mortgage/refinance', label: 'Refinance' },
  'equity-takeout': { to: '/mortgage/equity-takeout' },
  'second-mortgage': { to: '/2ndmortgage', label: 'Second mortgage' },
  'private-financing': { to: '/private-financing', label: 'Private financing' },
  'self-employed': { to: '/self-employed-mortgage', label: 'Self-employed' },
  realtorquest: { to: '/realtorquest-letsconnect' },
} as const satisfies Record<string, LandingLink>;

type Links = typeof LINKS;
export type LandingName = keyof Links;
/** Those below /mortgage, which share a page */
export type TypeLandingName = {
  [Name in LandingName]: Links[Name]['to'] extends `/mortgage/${Name}` ? Name : never;
}[LandingName];
/** Those with a page of their own */
export type OwnLandingName = Exclude<LandingName, TypeLandingName>;

/**
 * The address of each landing page, by its name, in the order in which the site lists them. The first load of every page
 * has this file, so nothing else is said here: the rest is in the manifest of the page's folder.
 */
export const LANDING_LINKS: Readonly<Record<LandingName, LandingLink>> = LINKS;

const BY_NAME: Readonly<Record<string, LandingLink>> = LINKS;
/** Whether a word is the name of a landing page for one mortgage type. */
export const isTypeLanding = (name: string): name is TypeLandingName => BY_NAME[name]?.to === `/mortgage/${name}`;
