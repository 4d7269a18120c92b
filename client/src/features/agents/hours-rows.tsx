import { AGENT_LIMITS, type AgentAway, type AgentHours } from '@brokerage/domain/agents/lists';
import type { ReactNode } from 'react';
import { ChoiceControl, Control } from '../../ui/console/edit/control';
import { Rows } from '../../ui/console/edit/rows';
import { WhenInput } from '../../ui/when/when-input';
import { isWhen } from '../../ui/when/when-text';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const DAY_CHOICES = DAYS.map((label, at) => ({ value: String(at + 1), label }));

interface WhenProps {
  name: string;
  label: string;
  value: string;
  change: (value: string) => void;
  kind: 'day' | 'time';
}

export const When = ({ value, change, kind, ...field }: WhenProps): ReactNode => (
  <Control {...field}>{(aria) => <WhenInput {...aria} kind={kind} value={value} onChange={change} />}</Control>
);

interface RowsProps<Row> {
  hint: string;
  rows: readonly Row[];
  change: (rows: Row[]) => void;
}

/** The openings of a week, for the office's editor and for an adviser's own desk. */
export function HoursRows({ hint, rows, change }: RowsProps<AgentHours>): ReactNode {
  return (
    <Rows
      name="hours"
      title="Hours"
      hint={hint}
      rows={rows}
      blank={{ weekday: 1, starts: '09:00', ends: '17:00' }}
      add="Add hours"
      called={(index) => `hours ${index + 1}`}
      most={AGENT_LIMITS.hours}
      change={change}
      look="editor-line editor-three"
      heads={['Day', 'From', 'To']}
    >
      {(row, place, put) => (
        <>
          <ChoiceControl
            name={`${place}.weekday`}
            label="Day"
            value={String(row.weekday)}
            choices={DAY_CHOICES}
            change={(day) => put({ ...row, weekday: Number(day) })}
          />
          <When
            name={`${place}.starts`}
            label="From"
            kind="time"
            value={row.starts}
            change={(starts) => put({ ...row, starts })}
          />
          <When
            name={`${place}.ends`}
            label="To"
            kind="time"
            value={row.ends}
            change={(ends) => put({ ...row, ends })}
          />
        </>
      )}
    </Rows>
  );
}

/** Days on which nobody can book them. */
export function AwayRows({ hint, rows, change }: RowsProps<AgentAway>): ReactNode {
  return (
    <Rows
      name="away"
      title="Days away"
      hint={hint}
      rows={rows}
      blank={{ from: '', to: '' }}
      add="Add days"
      called={(index) => `days away ${index + 1}`}
      most={AGENT_LIMITS.away}
      change={change}
      look="editor-line"
      heads={['First day', 'Last day']}
    >
      {(row, place, put) => (
        <>
          <When
            name={`${place}.from`}
            label="First day"
            kind="day"
            value={row.from}
            change={(from) => put({ from, to: row.to === '' && isWhen('day', from) ? from : row.to })}
          />
          <When name={`${place}.to`} label="Last day" kind="day" value={row.to} change={(to) => put({ ...row, to })} />
        </>
      )}
    </Rows>
  );
}
