import type { Landing, TypeLanding } from '@brokerage/domain/landings/landing';
import type { ReactNode } from 'react';
import { LeadForm } from './lead-form';

/** The form of a landing page, as its manifest describes it. */
export const LandingForm = ({
  of: { lead, type },
}: {
  of: Landing & Partial<Pick<TypeLanding, 'type'>>;
}): ReactNode => (
  <LeadForm
    source={lead.source}
    mortgageType={type}
    title={lead.title}
    submitLabel={lead.submit}
    thanks={lead.thanks}
  />
);
