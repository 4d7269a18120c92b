import { useApolloClient } from '@apollo/client/react';
import { addDays } from '@brokerage/domain/booking/local-days';
import { formatDollars } from '@brokerage/domain/forms/dollars';
import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../ui/link';
import { useAddressState } from '../../lib/address-state';
import { consolePaths } from '../../lib/console-paths';
import { formatDay } from '../../lib/format';
import { officeToday } from '../../lib/office-today';
import { SegmentedControl } from '../../ui/aria/segmented-control';
import { ShowMore, useMorePages } from '../../ui/console/more-pages';
import { LoadStates, RecordCount } from '../../ui/console/record-list';
import { Empty } from '../../ui/console/states';
import { PageStyles } from '../../ui/page-styles';
import { MaturitiesDocument, useMaturitiesQuery, type MaturityLineFragment } from './maturities.generated';
import styles, { href } from './maturities.module.css?sheet';

type Line = MaturityLineFragment;

const AT_ONCE = 25;
/** Who came due lately may still be undecided. */
const LATELY_DAYS = 90;
const SHOWN = [
  { value: 'ahead', label: 'From today' },
  { value: 'lately', label: `Since ${LATELY_DAYS} days ago` },
] as const;

const SOURCES: Readonly<Record<Line['source'], string>> = {
  FUNDED: 'We arranged it',
  PRESENT: 'From their application',
  REMINDER: 'Renewal letter',
};
const CLASSES: Readonly<Record<NonNullable<Line['insurance']>, string>> = {
  INSURED: 'Insured',
  INSURABLE: 'Insurable',
  UNINSURED: 'Uninsured',
};
const CONSENTS: Readonly<Record<Line['consent'], { label: string; look: string }>> = {
  OFFERS: { label: 'Offers', look: 'tag-good' },
  CONTACT: { label: 'Contact', look: 'tag-info' },
  NONE: { label: 'None known', look: 'tag-calm' },
};
const STAGES: Readonly<Record<Line['stage'], { label: string; look: string }>> = {
  EARLY: { label: 'Not yet', look: 'tag-calm' },
  HOLD: { label: 'Hold today', look: 'tag-warn' },
  DUE: { label: 'Came due', look: 'tag-bad' },
};

/** What is not known is never a figure. */
function savingWords({ saving, source }: Line): string {
  if (saving === null) return source === 'REMINDER' ? 'Not known today' : 'No letter yet';
  if (saving <= 0) return 'Their letter is good';
  return formatDollars(saving);
}

function Who({ line: { fullName, email, applicationNumber, enquiryId, source } }: { line: Line }): ReactNode {
  const name = fullName ?? email ?? 'Somebody with a reminder';
  return (
    <>
      {enquiryId === null ? (
        <b>{name}</b>
      ) : (
        <Link className="row-link" to={consolePaths.enquiry(enquiryId)}>
          {name}
        </Link>
      )}
      <small className="num">
        {[applicationNumber, SOURCES[source], email === null && 'no contact agreed'].filter(Boolean).join(', ')}
      </small>
    </>
  );
}

function Row({ line }: { line: Line }): ReactNode {
  const { maturesOn, stage, insurance, province, consent, email, enquiryId, saving } = line;
  return (
    <tr>
      <td>
        <Who line={line} />
      </td>
      <td className="num" data-label="Comes due">
        <b>{formatDay(maturesOn)}</b>
        <small>
          <span className={`tag ${STAGES[stage].look}`}>{STAGES[stage].label}</span>
        </small>
      </td>
      <td data-label="Class today">
        {insurance === null ? 'Not known' : CLASSES[insurance]}
        {province !== null && <small>{province}</small>}
      </td>
      <td className="num" data-label="Saving, net">
        {saving !== null && saving > 0 ? (
          <b>{savingWords(line)}</b>
        ) : (
          <span className="muted">{savingWords(line)}</span>
        )}
      </td>
      <td data-label="Consent">
        <span className={`tag ${CONSENTS[consent].look}`}>{CONSENTS[consent].label}</span>
      </td>
      <td>
        {enquiryId !== null && (
          <Link to={consolePaths.enquiry(enquiryId)} aria-label={`Call or email ${line.fullName ?? 'them'}`}>
            Call or email
          </Link>
        )}
        {enquiryId === null && email !== null && (
          <a className="row-2" href={`mailto:${email}`}>
            <Mail size={16} aria-hidden="true" /> <span>Email</span>
          </a>
        )}
      </td>
    </tr>
  );
}

const COLUMNS = ['Who', 'Comes due', 'Class today', 'Saving, net', 'Consent'] as const;

/** Mortgages that come due, the first day first. The list is read by keys, so it goes on and has no pages. */
export function Maturities(): ReactNode {
  const address = useAddressState();
  const lately = address.get('show') === 'lately';
  const today = officeToday();
  const variables = { from: lately ? addDays(today, -LATELY_DAYS) : today, limit: AT_ONCE };
  const client = useApolloClient();
  const { data, previousData, error, refetch } = useMaturitiesQuery({
    variables: { ...variables, after: null },
    fetchPolicy: 'cache-and-network',
  });
  const list = (data ?? previousData)?.maturities;
  const pages = useMorePages({
    key: variables.from,
    first: list,
    isCurrent: data !== undefined,
    ask: async (after) => {
      const asked = {
        query: MaturitiesDocument,
        variables: { ...variables, after },
        fetchPolicy: 'network-only',
      } as const;
      return (await client.query(asked)).data?.maturities;
    },
  });

  return (
    <>
      <PageStyles href={href} />
      <div className={styles.bar}>
        <SegmentedControl
          label="Show"
          options={SHOWN}
          value={lately ? 'lately' : 'ahead'}
          onChange={(value) => address.set({ show: value === 'lately' ? 'lately' : undefined })}
        />
        <RecordCount
          total={list?.totalItems}
          isCapped={list?.isTotalCapped}
          nouns={['mortgage comes due', 'mortgages come due']}
        />
      </div>
      <section className="panel" aria-label="Mortgages that come due">
        <LoadStates
          what="The mortgages that come due"
          loaded={list != null}
          failed={error !== undefined}
          retry={refetch}
        />
        {list?.items.length === 0 && (
          <Empty title="Nothing comes due">
            <p>
              Funded files with a term, applications that name the mortgage they have, and renewal letters with a
              reminder show up here.
            </p>
          </Empty>
        )}
        {pages.items.length > 0 && (
          <table className="table table-records">
            <thead>
              <tr>
                {COLUMNS.map((column) => (
                  <th key={column} scope="col" aria-sort={column === 'Comes due' ? 'ascending' : undefined}>
                    {column}
                  </th>
                ))}
                <th scope="col">
                  <span className="sr-text">Actions</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {pages.items.map((line) => (
                <Row key={line.id} line={line} />
              ))}
            </tbody>
          </table>
        )}
        <ShowMore of={pages} what="mortgages" className={styles.next} />
      </section>
    </>
  );
}
