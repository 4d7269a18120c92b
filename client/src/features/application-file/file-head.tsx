import { MORTGAGE_TYPES, PROVINCES } from '@brokerage/domain/application/applications';
import { Inbox, Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { consolePaths } from '../../lib/console-paths';
import { telephone } from '../../lib/paths';
import { ButtonLink } from '../../ui/console/button';
import { useApplicationFileByIdQuery } from './file.generated';
import { SummaryButton } from './summary-button';

const LIST = new Intl.ListFormat('en-CA');

/** The people, the purpose and the number for the page's head, once the file has loaded. */
export function useFileHead(
  id: string,
): { title: string; number: string; lead: string; actions: ReactNode } | undefined {
  const { data } = useApplicationFileByIdQuery({ variables: { id }, fetchPolicy: 'cache-only' });
  const file = data?.applicationFile;
  if (!file) return undefined;
  const { applicationNumber, people, mortgageType, province, email, phone, enquiryId } = file;
  const purpose = MORTGAGE_TYPES.find(({ graphql }) => graphql === mortgageType)?.label;
  const place = PROVINCES.find(({ code }) => code === province)?.name;
  return {
    title: LIST.format(people),
    number: applicationNumber,
    lead: [purpose, place, applicationNumber].filter(Boolean).join(' · '),
    actions: (
      <>
        <SummaryButton id={id} />
        {enquiryId && (
          <ButtonLink to={consolePaths.enquiry(enquiryId)}>
            <Inbox size={16} aria-hidden="true" /> Enquiry
          </ButtonLink>
        )}
        <ButtonLink href={`mailto:${email}`}>
          <Mail size={16} aria-hidden="true" /> Email
        </ButtonLink>
        <ButtonLink look="main" href={telephone(phone)}>
          <Phone size={16} aria-hidden="true" /> Call
        </ButtonLink>
      </>
    ),
  };
}
