import { tableOf } from '@brokerage/domain/data/objects';
import type { LostReasonName } from '@brokerage/domain/enquiries/enquiry-status';
import type { FigureKind } from './enquiry-day.entity.js';
import type {
  AdviserFigures,
  CampaignFigures,
  ChannelFigures,
  FigurePoint,
  LeadFigures,
  LeadSums,
  OfficeFigures,
} from './figures.types.js';
import { medianOf, type Spread } from './median.js';

type Sums = Omit<LeadSums, 'waiting'>;

/** A row of the sums. `at`: the first day of its point in the charts. */
export interface FigureRow extends Sums {
  kind: FigureKind;
  isNow: boolean;
  at: string | null;
  key: string;
  campaign: string;
  ownerName: string | null;
}
/** The answers of a day; buckets and counts as PostgreSQL writes an array */
export interface SpreadRow {
  kind: FigureKind;
  isNow: boolean;
  at: string;
  key: string;
  buckets: string;
  counts: string;
}
/** Leads whose 24 hours still run */
export interface RunningRow {
  channel: string;
  campaign: string;
  owner: string;
  n: number;
}

export interface Rows {
  rows: readonly FigureRow[];
  spreads: readonly SpreadRow[];
  running: readonly RunningRow[];
}

export interface Period {
  from: string;
  to: string;
  /** The first day of each point of the charts */
  starts: readonly string[];
}

const MOST_CHANNELS = 8;
const MOST_CAMPAIGNS = 6;
const OTHER = 'OTHER';

const SUMMED = [
  'leads',
  'answered',
  'within5Min',
  'within1H',
  'within24H',
  'contacted',
  'qualified',
  'converted',
] as const satisfies readonly (keyof Sums)[];

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);
const leadsOf = (rows: readonly FigureRow[]): number => sum(rows, ({ leads }) => leads);
const sumsOf = (rows: readonly FigureRow[], waiting: number): Pick<LeadSums, keyof LeadSums> => ({
  ...tableOf(SUMMED.map((name) => [name, sum(rows, (row) => row[name])])),
  waiting,
});

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): [string, Row[]][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return [...groups];
}

const numbersOf = (array: string): number[] => JSON.parse(`[${array.slice(1, -1)}]`) as number[];
const spreadOf = ({ buckets, counts, ...row }: SpreadRow): Omit<SpreadRow, keyof Spread> & Spread => ({
  ...row,
  buckets: numbersOf(buckets),
  counts: numbersOf(counts),
});

const byLeads = (a: { figures: LeadSums }, b: { figures: LeadSums }): number => b.figures.leads - a.figures.leads;

/** Puts the rows together. Channels beyond the largest are one. */
export function readFigures({ from, to, starts }: Period, { rows, spreads, running }: Rows): OfficeFigures {
  const of = (kind: FigureKind): FigureRow[] => rows.filter((row) => row.kind === kind && row.isNow);
  const waiting = (is: (row: RunningRow) => boolean): number => sum(running.filter(is), ({ n }) => n);
  const answers = spreads.map(spreadOf);
  const median = (is: (row: (typeof answers)[number]) => boolean): number | null => medianOf(answers.filter(is));
  const total = (isNow: boolean): LeadFigures => ({
    ...sumsOf(
      rows.filter((row) => row.kind === 'ALL' && row.isNow === isNow),
      isNow ? waiting(() => true) : 0,
    ),
    medianSeconds: median((row) => row.kind === 'ALL' && row.isNow === isNow),
  });

  const sizes = grouped(of('CHANNEL'), ({ key }) => key).map(([key, own]) => [key, leadsOf(own)] as const);
  const largest = sizes.sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).map(([key]) => key);
  const shown = new Set(largest.length > MOST_CHANNELS ? largest.slice(0, MOST_CHANNELS - 1) : largest);
  const channelOf = (key: string): string => (shown.has(key) ? key : OTHER);
  const byChannel = grouped(of('CHANNEL'), ({ key }) => channelOf(key));

  return {
    from,
    to,
    now: total(true),
    before: total(false),
    points: starts.map((on): FigurePoint => {
      const here = rows.filter(({ isNow, at }) => isNow && at === on);
      const split = grouped(
        here.filter(({ kind }) => kind === 'CHANNEL'),
        ({ key }) => channelOf(key),
      );
      const all = sumsOf(
        here.filter(({ kind }) => kind === 'ALL'),
        0,
      );
      return {
        ...{ on, leads: all.leads, contacted: all.contacted, qualified: all.qualified, converted: all.converted },
        medianSeconds: median(({ isNow, kind, at }) => isNow && kind === 'ALL' && at === on),
        channels: split.map(([channel, own]) => ({ channel, leads: leadsOf(own) })),
      };
    }),
    channels: byChannel
      .map(([channel, own]): ChannelFigures => ({
        channel,
        figures: {
          ...sumsOf(
            own,
            waiting((row) => channelOf(row.channel) === channel),
          ),
          medianSeconds: median(({ kind, key }) => kind === 'CHANNEL' && channelOf(key) === channel),
        },
        campaigns: of('CAMPAIGN')
          .filter(({ key }) => channel !== OTHER && key === channel)
          .slice(0, MOST_CAMPAIGNS)
          .map((row): CampaignFigures => ({
            campaign: row.campaign,
            figures: sumsOf(
              [row],
              waiting((one) => one.channel === channel && one.campaign === row.campaign),
            ),
          })),
      }))
      .sort((a, b) => Number(a.channel === OTHER) - Number(b.channel === OTHER) || byLeads(a, b)),
    advisers: of('OWNER')
      .map((row): AdviserFigures => ({
        id: row.key || null,
        name: row.ownerName,
        figures: {
          ...sumsOf(
            [row],
            waiting(({ owner }) => owner === row.key),
          ),
          medianSeconds: median(({ kind, key }) => kind === 'OWNER' && key === row.key),
        },
      }))
      .sort((a, b) => Number(a.id === null) - Number(b.id === null) || byLeads(a, b)),
    lost: of('LOST')
      .map(({ key, leads }) => ({ reason: key as LostReasonName, leads }))
      .sort((a, b) => b.leads - a.leads),
  };
}
