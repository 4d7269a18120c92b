import { aprText } from '@brokerage/domain/rates/percent-words';
import { offerOfRates } from '@brokerage/domain/rates/offer';
import { useState, type ReactNode } from 'react';
import { useAddressState } from '../../../../lib/address-state';
import { formatRate, formatTerm } from '../../../../lib/format';
import { OFFER_RATES } from '../../../../ui/console/offers';
import { LoadFailed } from '../../../../ui/console/states';
import type { EnquiryRowFragment } from '../../enquiries.generated';
import { useRatesToOfferQuery } from './offer-rates.generated';
import { EmailDialog } from './write-email';

/** The application file leads here: an email with the rates that were chosen there, ready to be read and sent. */
export function OfferRates({ enquiry }: { enquiry: EnquiryRowFragment }): ReactNode {
  const { get, set } = useAddressState();
  const [now] = useState(() => new Date());
  const asked = get(OFFER_RATES);
  const { data, error, refetch } = useRatesToOfferQuery({
    skip: asked === '',
    variables: { ids: asked.split('.') },
    fetchPolicy: 'network-only',
  });
  if (asked !== '' && error && !data) return <LoadFailed what="The rates for the email" retry={refetch} />;
  const rates = data?.rateOffers?.items ?? [];
  const start = offerOfRates({
    fullName: enquiry.fullName,
    rates: rates.map(({ bankName, term, type, rate, apr }) => ({
      term: formatTerm(term, type),
      lender: bankName,
      rate: formatRate(rate),
      apr: apr === null ? null : aprText(apr, rate),
    })),
    now,
  });
  return (
    <EmailDialog
      enquiry={enquiry}
      start={start}
      isOpen={asked !== '' && rates.length > 0}
      close={() => set({ [OFFER_RATES]: undefined })}
    />
  );
}
