import type { Landing, TypeLanding } from '@brokerage/domain/landings/landing';
import type { ReactNode } from 'react';
import type { MortgageTypeValue } from '@brokerage/domain/application/applications';
import type { LeadSource } from '../../schema.generated';
import { lateForm } from '../../ui/late/late-form';
import styles from '../../ui/landing/landing.module.css?sheet';
import { draftOf } from './form-ids';

export interface LeadFormProps {
  source: LeadSource;
  /** Of a page for one type, which then does not ask */
  mortgageType?: MortgageTypeValue;
  /** Of an agent’s own page: whom it is for */
  agentId?: string;
  title?: string;
  submitLabel?: string;
  /** The page that follows, where it is not the general one */
  thanks?: string;
}

const Live = lateForm<Omit<LeadFormProps, 'title'>>(
  async () => (await import('./live-lead-form')).LiveLeadForm,
  draftOf,
);

/**
 * The form of a landing page. It knows its questions by its source, sends itself through the intake and goes on to the
 * thank-you page of its kind.
 */
export const LeadForm = ({ title, ...props }: LeadFormProps): ReactNode => (
  <>
    {title !== undefined && <h2 className={styles.title}>{title}</h2>}
    <Live {...props} />
  </>
);

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
