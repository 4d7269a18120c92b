import { addDays } from '@brokerage/domain/booking/local-days';
import { offerOfTimes, timesToOffer } from '@brokerage/domain/booking/offer';
import { useState, type ReactNode } from 'react';
import { useAddressState } from '../../../../lib/address-state';
import { officeToday } from '../../../../lib/office-today';
import { paths } from '../../../../lib/paths';
import { OF_ANYBODY, OFFER_TIMES } from '../../../../ui/console/offers';
import type { EnquiryRowFragment } from '../../enquiries.generated';
import { useTimesToOfferQuery } from './offer-times.generated';
import { EmailDialog } from './write-email';

const DAYS = 10;

/** After a missed call the calendar leads here: an email with free times, ready to be read and sent. */
export function OfferTimes({ enquiry }: { enquiry: EnquiryRowFragment }): ReactNode {
  const { get, set } = useAddressState();
  const [today] = useState(() => officeToday());
  const asked = get(OFFER_TIMES);
  const { data, error } = useTimesToOfferQuery({
    skip: asked === '',
    variables: {
      from: addDays(today, 1),
      to: addDays(today, DAYS),
      agentId: asked === OF_ANYBODY ? null : asked,
    },
    fetchPolicy: 'network-only',
  });
  const free = data?.calendarSlots?.map(({ startsAt }) => startsAt) ?? [];
  const start = offerOfTimes({
    fullName: enquiry.fullName,
    times: timesToOffer(free),
    // without the times the link still helps
    link: `${window.location.origin}${paths.contact}#book`,
  });
  return (
    <EmailDialog
      enquiry={enquiry}
      start={start}
      isOpen={asked !== '' && (data !== undefined || error !== undefined)}
      close={() => set({ [OFFER_TIMES]: undefined })}
    />
  );
}
