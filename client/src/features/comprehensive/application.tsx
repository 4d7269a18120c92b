import type { ReactNode } from 'react';
import { ApplicationForm } from './application-form';
import { DraftContext, type ApplicationDraft } from './draft-context';
import { OfficeContext, type Office } from './office';

export interface ApplicationProps {
  draft: ApplicationDraft;
  office: Office;
  /** This browser has answers of it, or may have them, or it was sent from here */
  isBegun: boolean;
}

/** The application with what its page knows. In one part: a context that changes around it would throw away what stands. */
export const Application = ({ draft, office }: ApplicationProps): ReactNode => (
  <OfficeContext value={office}>
    <DraftContext value={draft}>
      <ApplicationForm />
    </DraftContext>
  </OfficeContext>
);
