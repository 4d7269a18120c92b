import { addDays, localDateOf } from '@brokerage/domain/booking/local-days';
import { MOST_HORIZON_DAYS, OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { useEffect, useState } from 'react';
import { useBookingSlotsQuery } from './booking.generated';

export interface Times {
  /** Undefined until they are there */
  times: readonly string[] | undefined;
  failed: boolean;
  again: () => void;
}

/** Every time that can be booked now; asked for in the browser, because what is free changes by the minute. */
export function useTimes(agentId: string | null = null): Times {
  const [today, setToday] = useState<string>();
  useEffect(() => setToday(localDateOf(Date.now(), OFFICE_ZONE)), []);
  const from = today ?? '';
  const { data, error, refetch } = useBookingSlotsQuery({
    skip: today === undefined,
    variables: { from, to: from && addDays(from, MOST_HORIZON_DAYS), agentId },
    fetchPolicy: 'cache-and-network',
  });
  return {
    times: data?.bookingSlots.map(({ startsAt }) => startsAt),
    failed: error !== undefined && !data,
    again: () => void refetch().catch(() => undefined),
  };
}

/** Where the visitor's clock is; the office's until the browser has looked. */
export function useZone(): [zone: string, set: (zone: string) => void] {
  const [zone, setZone] = useState<string>(OFFICE_ZONE);
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  return [zone, setZone];
}
