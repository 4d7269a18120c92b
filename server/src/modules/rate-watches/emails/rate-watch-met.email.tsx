import { aprText } from '@brokerage/domain/rates/percent-words';
import { officeDay } from '@brokerage/domain/calendar/office-time';
import { DISCHARGE_NOT_COUNTED, watchWords } from '@brokerage/domain/rates/watch-words';
import { rateText } from '@brokerage/domain/rates/percent-words';
import { termWords } from '@brokerage/domain/rates/term-words';
import type { ReactElement } from 'react';
import type { Email, Sender } from '../../../platform/email.js';
import { Action, EmailLayout, FactLine, Facts, Say, TextLink } from '../../../platform/mail/layout.js';
import { Points } from '../../../platform/mail/points.js';
import type { KeptWatch } from '../kept-watch.js';
import { rateWatchUrl, stopRateWatchUrl } from '../rate-watch-link.js';
import { NOTICE } from '../rate-watch.sql.js';

/** The rate that met a watch, as it was published. */
export interface MetBy {
  /** Years */
  term: number;
  /** Percent a year */
  rate: number;
  /** null: its fees are not known */
  apr: number | null;
}

interface Data extends MetBy {
  goal: 'switch' | 'rate';
  /** Of a switch: they named what their lender charges for the discharge */
  isDischargeCounted: boolean;
  /** What it waited for */
  words: string;
  askedAt: Date;
  publishedAt: Date;
  url: string;
  stopUrl: string;
}

const percent = (rate: number): string => `${rateText(rate)}%`;

const BEFORE_YOU_ACT: Readonly<Record<Data['goal'], readonly string[]>> = {
  switch: [
    'Ask your lender for the penalty in writing. Ours is an estimate, and your lender’s statement decides.',
    'Moving or selling soon? Then staying may be better: a new term has a penalty of its own.',
    'The saving counts until your present term would have ended.',
  ],
  rate: [
    'Ask us whether you can have this rate: lenders look at the file, the property and the province.',
    'A lender can change it until yours is held.',
  ],
};

function RateWatchMet(props: Data & { sender: Sender }): ReactElement {
  const { sender, goal, isDischargeCounted, words, term, rate, apr, askedAt, publishedAt, url, stopUrl } = props;
  const isSwitch = goal === 'switch';
  return (
    <EmailLayout
      sender={sender}
      preview={`A ${termWords(term, 'fixed')} rate of ${percent(rate)} was published on ${officeDay(publishedAt)}.`}
      heading={
        isSwitch ? 'Switching now saves you more than the penalty costs' : 'Rates have reached the one you named'
      }
    >
      <Facts
        label={`Published ${officeDay(publishedAt)}, O.A.C.`}
        value={`${percent(rate)}, ${termWords(term, 'fixed')}`}
      >
        <FactLine>{apr === null ? 'APR not known: ask us about the fees' : `APR ${aprText(apr, rate)}%`}</FactLine>
      </Facts>
      <Say>
        {isSwitch
          ? `By the figures you gave us, the interest you would save until your term ends is now more than the penalty and the fees.${isDischargeCounted ? '' : ` ${DISCHARGE_NOT_COUNTED}`}`
          : 'It’s published for mortgages that switch lenders, in your province.'}
      </Say>
      <Action url={url}>{isSwitch ? 'See how we worked it out' : 'See it on our site'}</Action>
      <Say>
        <strong>Before you act</strong>
      </Say>
      <Points lines={BEFORE_YOU_ACT[goal]} />
      <Say>Call us at {sender.phone}, or reply to this email.</Say>
      <Say quiet>
        You get this because you asked us on {officeDay(askedAt)} to watch this: {words}. Rates can change without
        notice. <TextLink href={stopUrl}>Stop watching</TextLink>
      </Say>
    </EmailLayout>
  );
}

interface Row {
  content: string;
  watchId: string;
  watch: string;
  askedAt: Date;
  publishedAt: Date;
}

/** To whoever confirmed a watch that a publication met. Amounts stand on the page, not in the email. Void once it was stopped. */
export const RATE_WATCH_MET: Email<{ noticeId: string }, Data> = {
  name: 'rate-watch-met',
  priority: 0,
  subject: () => 'Your rate watch is met',
  async load({ db, encryption, siteUrl }, { noticeId }) {
    const [row] = await db.query<Row[]>(NOTICE, [noticeId]);
    if (!row) return undefined;
    const { watch } = encryption.decryptJson<KeptWatch>(row.watch);
    return {
      ...encryption.decryptJson<MetBy>(row.content),
      goal: watch.goal,
      isDischargeCounted: watch.goal === 'rate' || watch.dischargeFee !== null,
      words: watchWords(watch),
      askedAt: row.askedAt,
      publishedAt: row.publishedAt,
      url: rateWatchUrl(encryption, siteUrl, row.watchId),
      stopUrl: stopRateWatchUrl(encryption, siteUrl, row.watchId),
    };
  },
  unsubscribeUrl: ({ stopUrl }) => stopUrl,
  element: RateWatchMet,
  sample: {
    goal: 'switch',
    isDischargeCounted: true,
    words: 'Switching pays more than its penalty',
    term: 5,
    rate: 3.89,
    apr: 3.91,
    askedAt: new Date('2026-11-25T15:42:00Z'),
    publishedAt: new Date('2027-01-25T12:05:00Z'),
    url: 'https://mortgages.example.ca/rates/watch#token=v1.9f2c1ab0.q7Yx0bN4rT2vK9sLm3PzWc8dHfJ1aGeU5iRoZtX6yBk',
    stopUrl: 'https://mortgages.example.ca/unsubscribe?of=watch&token=v1.9f2c1ab0.q7Yx0bN4rT2vK9sLm3PzWc8dHfJ1aGeU5i',
  },
};
