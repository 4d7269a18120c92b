import { useState, type ReactNode } from 'react';
import { Chart } from '../../ui/chart/chart';
import { DayBars } from '../../ui/console/day-bars';
import { Pager } from '../../ui/console/pager';
import { SearchBox } from '../../ui/console/search-box';
import { SortHeader, type Sorting } from '../../ui/console/sort-header';
import { Empty, LoadFailed, NotCurrent, RowSkeletons } from '../../ui/console/states';
import { toast } from '../../ui/aria/toast';
import { BulkSpecimen } from './console-controls';
import { Chapter, Specimen } from './specimen';

const ROWS = [
  { name: 'Ada Tremblay', status: 'Replied', look: 'good', at: 'Nov 21, 9:12 a.m.' },
  { name: 'Luc Bélanger', status: 'New', look: 'warn', at: 'Nov 21, 8:40 a.m.' },
  { name: 'Priya Raman', status: 'In progress', look: 'info', at: 'Nov 20, 4:05 p.m.' },
  { name: 'Sam Okafor', status: 'Late', look: 'bad', at: 'Nov 19, 11:30 a.m.' },
  { name: 'Wei Zhang', status: 'Closed', look: 'calm', at: 'Nov 18, 2:20 p.m.' },
] as const;
const TOTAL = 48;

function Narrowing(): ReactNode {
  const [text, setText] = useState('');
  return <SearchBox label="Search people" placeholder="Name or email" value={text} onChange={setText} />;
}

function SampleTable(): ReactNode {
  const [sorting, setSorting] = useState<Sorting<'name' | 'at'>>({ by: 'at', descending: true });
  const [page, setPage] = useState(1);
  const ascending = [...ROWS].sort((one, other) =>
    sorting.by === 'name' ? one.name.localeCompare(other.name) : ROWS.indexOf(other) - ROWS.indexOf(one),
  );
  return (
    <>
      <table className="table">
        <thead>
          <tr>
            <SortHeader column="name" sorting={sorting} sort={setSorting}>
              Name
            </SortHeader>
            <th scope="col">Status</th>
            <SortHeader column="at" sorting={sorting} sort={setSorting} first="descending">
              Came in
            </SortHeader>
          </tr>
        </thead>
        <tbody>
          {(sorting.descending ? ascending.reverse() : ascending).map(({ name, status, look, at }) => (
            <tr key={name}>
              <td>
                <b>{name}</b>
              </td>
              <td>
                <span className={`tag tag-${look}`}>{status}</span>
              </td>
              <td className="num">{at}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Pager page={page} limit={ROWS.length} total={TOTAL} go={setPage} />
    </>
  );
}

export function ConsoleLists(): ReactNode {
  return (
    <Chapter id="lists" title="Lists">
      <Specimen name="SearchBox" state="tells what was typed a moment after the last key">
        <Narrowing />
      </Specimen>
      <Specimen name="SortHeader, .tag, Pager" size="wide" bare>
        <SampleTable />
      </Specimen>
      <BulkSpecimen />
    </Chapter>
  );
}

export function ConsoleStates(): ReactNode {
  return (
    <Chapter id="states" title="Empty, waiting, failed">
      <Specimen name="Empty" bare>
        <Empty title="No enquiries yet">
          <p>What visitors send stands here within a second.</p>
        </Empty>
      </Specimen>
      <Specimen name="LoadFailed" bare>
        <LoadFailed what="Enquiries" retry={() => void toast({ text: 'Tried again' })} />
      </Specimen>
      <Specimen name="RowSkeletons" bare>
        <RowSkeletons rows={3} />
      </Specimen>
      <Specimen name="NotCurrent" bare>
        <NotCurrent retry={() => void toast({ text: 'Tried again' })} />
      </Specimen>
    </Chapter>
  );
}

const DAYS = [3, 5, 2, 7, 4, 1, 6].map((count, index) => ({ on: `2026-11-${15 + index}`, count }));
const RATES = [
  {
    name: '5-year fixed',
    points: [
      { on: '2026-06-01', value: 4.39 },
      { on: '2026-08-12', value: 4.19 },
      { on: '2026-10-03', value: 3.94 },
    ],
  },
  {
    name: '3-year fixed',
    dashed: true,
    points: [
      { on: '2026-06-01', value: 4.54 },
      { on: '2026-09-01', value: 4.29 },
    ],
  },
];

export function ConsoleCharts(): ReactNode {
  return (
    <Chapter id="charts" title="Charts" lead="Each is also a table of the same numbers.">
      <Specimen name="Chart">
        <Chart
          title="Best rate"
          description="The best five-year rate fell from 4.39% in June to 3.94% in October."
          series={RATES}
          until="2026-11-21"
          format={(value) => `${value.toFixed(2)}%`}
        />
      </Specimen>
      <Specimen name="Chart" state="nothing to draw">
        <Chart title="Best rate" description="No rate was published." series={[]} format={String} />
      </Specimen>
      <Specimen name="DayBars" bare>
        <DayBars title="Last seven days" unit="Enquiries" days={DAYS} />
      </Specimen>
    </Chapter>
  );
}
