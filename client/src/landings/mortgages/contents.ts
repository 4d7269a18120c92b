import type { TypeLandingName } from '@brokerage/domain/landings/links';
import type { LandingContent, LandingInput } from './content';
import { equityContent } from './equity-takeout';
import { everyTypeContent } from './every-type';
import { newPurchaseContent } from './new-purchase';
import { refinanceContent } from './refinance';
import { renewalContent } from './renewal';

/**
 * What the landing page of each mortgage type says, at the rate its reader could have and, of a purchase, the one that 20%
 * down could have; and the page for those who have not chosen one. Of the mortgage that was said in this tab, or a sample.
 */
export const LANDING_CONTENTS: Readonly<
  Record<'mortgages' | TypeLandingName, (input: LandingInput) => LandingContent>
> = {
  mortgages: everyTypeContent,
  'new-purchase': newPurchaseContent,
  refinance: refinanceContent,
  renewal: renewalContent,
  'equity-takeout': equityContent,
};
