import type { SectionName } from '@brokerage/domain/application/parts';
import { paths } from '../../lib/paths';

/** Each step of the application has an address; the pathname stays, so that nothing scrolls or is counted as a new page. */
export const sectionAddress = (name: SectionName): string => `${paths.comprehensiveForm}?section=${name}`;

export const FORM_TITLE = 'Comprehensive form';

/** What the step that is shown is called: the head of the page may come after it. */
export const shownStep: { title: string } = { title: FORM_TITLE };

export const COMPREHENSIVE_SUCCESS = '/comprehensive-success';

/** What goes with a link to a section and not into its address. */
export interface Arrival {
  /** After the section is saved, back to the check page */
  back?: 'check';
  /** The answer somebody wants to change */
  place?: string;
}
