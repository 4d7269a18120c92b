import { ChevronDown, ChevronRight } from 'lucide-react';
import { channelLabel } from '@brokerage/domain/leads/channels';
import { useState, type ReactNode } from 'react';
import type { FiguresQuery, LeadsFragment } from './figures.generated';
import styles from './figures.module.css?sheet';
import { medianWords } from './words';

type Figures = NonNullable<FiguresQuery['officeFigures']>;
type Channel = Figures['channels'][number];

type Counts = Pick<LeadsFragment, 'leads' | 'qualified' | 'converted'> & { medianSeconds?: number | null };

/** A campaign has no median of its own. */
const Cells = ({ figures, most }: { figures: Counts; most?: number }): ReactNode => (
  <>
    <td className="num">
      {most !== undefined && figures.leads > 0 && (
        <i
          className={styles.inline}
          style={{ width: `calc(var(--bar-room) * ${figures.leads / most})` }}
          aria-hidden="true"
        />
      )}
      {figures.leads}
    </td>
    <td className={`num ${styles.n}`}>
      {figures.medianSeconds === undefined ? '' : medianWords(figures.medianSeconds)}
    </td>
    <td className={`num ${styles.n} ${styles.wideOnly}`}>{figures.qualified}</td>
    <td className={`num ${styles.n}`}>{figures.converted}</td>
  </>
);

function ChannelRows({
  channel: { channel, figures, campaigns },
  most,
}: {
  channel: Channel;
  most: number;
}): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const name = channelLabel(channel);
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const hasCampaigns = campaigns.some(({ campaign }) => campaign !== '');
  return (
    <>
      <tr>
        <th scope="row">
          {hasCampaigns ? (
            <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              <Chevron size={16} aria-hidden="true" /> {name}
            </button>
          ) : (
            name
          )}
        </th>
        <Cells figures={figures} most={most} />
      </tr>
      {isOpen &&
        campaigns.map(({ campaign, figures: own }) => (
          <tr key={campaign} className={styles.sub}>
            <th scope="row">{campaign || 'No campaign'}</th>
            <Cells figures={own} />
          </tr>
        ))}
    </>
  );
}

/** Leads by where they came from first, and by campaign. */
export function ChannelsTable({
  figures: { channels, now },
}: {
  figures: Pick<Figures, 'channels' | 'now'>;
}): ReactNode {
  const most = Math.max(1, ...channels.map(({ figures }) => figures.leads));
  return (
    <section className={`panel ${styles.panel}`} aria-label="Sources and campaigns">
      <div className="panel-head">
        <h2>Sources and campaigns</h2>
        <small className={styles.aside}>first visit</small>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Source</th>
            <th scope="col">Leads</th>
            <th scope="col" className={styles.n}>
              Median answer
            </th>
            <th scope="col" className={`${styles.n} ${styles.wideOnly}`}>
              Qualified
            </th>
            <th scope="col" className={styles.n}>
              Converted
            </th>
          </tr>
        </thead>
        <tbody>
          {channels.map((channel) => (
            <ChannelRows key={channel.channel} channel={channel} most={most} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">All</th>
            <Cells figures={now} />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
