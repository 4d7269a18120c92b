import { addDays, localDateOf } from '@brokerage/domain/booking/local-days';
import { MOST_HORIZON_DAYS, OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { ownZone } from '@brokerage/domain/booking/words';
import { useEffect, useState } from 'react';
import { useBookingSlotsQuery } from './booking.generated';

const MINUTE_MS = 60_000;

export interface Times {
  /** Undefined until they are there */
  times: readonly string[] | undefined;
  /** How long a call takes then; undefined until a time is there */
  minutes: number | undefined;
  /** They are the times of what was asked last, and not of the topic before */
  isCurrent: boolean;
  failed: boolean;
  again: () => unknown;
}

/** Every time that can be booked now for a call about a topic; asked for in the browser, because what is free changes by the minute. */
export function useTimes(agentId: string | null = null, topic: string | null = null): Times {
  const [today, setToday] = useState<string>();
  useEffect(() => setToday(localDateOf(Date.now(), OFFICE_ZONE)), []);
  const from = today ?? '';
  const { data, previousData, error, refetch } = useBookingSlotsQuery({
    skip: today === undefined,
    variables: { from, to: from && addDays(from, MOST_HORIZON_DAYS), agentId, topic },
    fetchPolicy: 'cache-and-network',
  });
  const slots = (data ?? previousData)?.bookingSlots;
  const [first] = slots ?? [];
  return {
    times: slots?.map(({ startsAt }) => startsAt),
    minutes: first && (Date.parse(first.endsAt) - Date.parse(first.startsAt)) / MINUTE_MS,
    isCurrent: data !== undefined,
    failed: error !== undefined && !slots,
    again: refetch,
  };
}

/** Where the visitor's clock is; the office's until the browser has looked. */
export function useZone(): [zone: string, set: (zone: string) => void] {
  const [zone, setZone] = useState<string>(OFFICE_ZONE);
  useEffect(() => setZone(ownZone()), []);
  return [zone, setZone];
}
