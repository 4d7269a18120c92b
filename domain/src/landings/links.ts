interface LandingLink {
  to: string;
  /** Its name in the footer; left out: the footer leaves it out */
  footer?: string;
}

/**
 * The address of each landing page, by its name, in the order in which the site lists them. The first load of every page
 * has this file, so nothing else is said here: the rest is in the manifest of the page's folder.
 */
export const LANDING_LINKS = {
  mortgages: { to: '/mortgage' },
  'new-purchase': { to: '/mortgage/new-purchase', footer: 'New purchase' },
  renewal: { to: '/mortgage/renewal', footer: 'Renewal' },
  refinance: { to: '/mortgage/refinance', footer: 'Refinance' },
  'equity-takeout': { to: '/mortgage/equity-takeout' },
  'second-mortgage': { to: '/2ndmortgage', footer: 'Second mortgage' },
  'private-financing': { to: '/private-financing', footer: 'Private financing' },
  'self-employed': { to: '/self-employed-mortgage', footer: 'Self-employed' },
  realtorquest: { to: '/realtorquest-letsconnect' },
} as const satisfies Record<string, LandingLink>;

type Links = typeof LANDING_LINKS;
export type LandingName = keyof Links;
/** Those below /mortgage, which share a page */
export type TypeLandingName = {
  [Name in LandingName]: Links[Name]['to'] extends `${Links['mortgages']['to']}/${Name}` ? Name : never;
}[LandingName];
/** Those with a page of their own */
export type OwnLandingName = Exclude<LandingName, TypeLandingName>;

export const LANDINGS_IN_ORDER: readonly (readonly [LandingName, LandingLink])[] = Object.entries(LANDING_LINKS) as [
  LandingName,
  LandingLink,
][];

const linkOf = (name: string): LandingLink | undefined =>
  (LANDING_LINKS as Readonly<Record<string, LandingLink>>)[name];

/** Whether a word is the name of a landing page for one mortgage type. */
export const isTypeLanding = (name: string): name is TypeLandingName =>
  linkOf(name)?.to === `${LANDING_LINKS.mortgages.to}/${name}`;

/** The thank-you page of every form without one of its own */
export const THANK_YOU = '/thankyou';
/** The thank-you page of one landing page: for a mortgage type it stands below the type alone. */
export const thankYouOf = (name: LandingName): string =>
  (isTypeLanding(name) ? `/${name}` : LANDING_LINKS[name].to) + THANK_YOU;
