import type { LeadSourceName } from '../leads/lead-sources.js';
import type { MortgageTypeValue } from '../application/applications.js';

/** What there is to say of a landing page besides its story. Its address is in links.ts. */
export interface Landing {
  /** For search engines and shared links */
  title: string;
  description: string;
  /** What it offers, for search engines (schema.org: `serviceType`) */
  service: string;
  /** The colour of the first screen */
  tone: 'barn' | 'larch' | 'lake' | 'plum' | 'spruce';
  /** What it adds to the small print */
  legal?: string;
  /** Its form: what a lead of it is stored as, the words above and on the button, and where it leads */
  lead: { source: LeadSourceName; title: string; submit: string; thanks?: string };
  /** How the search for pages shows it, and the words people use for it; left out: it is not found there */
  search?: { title: string; text: string; words: string };
  /** Its name among the pages that an article may lead to; left out: it is not offered */
  inArticles?: string;
}

/** A landing page for one mortgage type: they share a page, and their form does not ask for the type. */
export interface TypeLanding extends Landing {
  type: MortgageTypeValue;
  /** Whose published rate its figures use */
  purpose: 'PURCHASE' | 'RENEWAL' | 'REFINANCE';
  /** What to have ready for the call, on its thank-you page */
  ready: string;
}
