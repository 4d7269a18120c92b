import { CombinedGraphQLErrors } from '@apollo/client';
import { lowerCase } from '@brokerage/domain/data/codes';
import { formatAmount } from '@brokerage/domain/forms/dollars';
import {
  failureSentence,
  HEATING_ASSUMED,
  incomeBasis,
  incomeLabel,
  loanToIncomeSentence,
  placeInWords,
  VERDICT_WORDS,
} from '@brokerage/domain/underwriting/office-words';
import { ChevronDown, CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { answerOf } from '../../lib/answer-of';
import { formatDay } from '../../lib/format';
import { Button } from '../../ui/console/button';
import { LoadFailed, NotCurrent, RowSkeletons } from '../../ui/console/states';
import { toast } from '../../ui/aria/toast';
import { EnteredBy } from '../../ui/explain/entered-by';
import { KeptWhatIfs } from './kept-what-ifs';
import { CreditScores } from './credit-scores';
import { MatchingRates } from './matching-rates';
import { Programs } from './programs';
import { RatioBar, type Reading } from './ratio-bar';
import {
  useApplicationRatiosQuery,
  useKeepWhatIfCommand,
  type ApplicationRatiosQuery,
  type RatiosFileFragment,
} from './ratios.generated';
import styles from './ratios.module.css?sheet';
import { RatiosTable } from './ratios-table';
import { serviceInput } from './service-input';
import { problemsOf, submittedAs, whatIfOf, type Tried } from './what-if';
import { WhatIfFields } from './what-if-fields';

type Ratios = NonNullable<ApplicationRatiosQuery['applicationRatios']>;

const PAUSE_MS = 350;

/** A value once it has rested, so that each key does not ask the server. */
function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

function Verdict({ file, lead, live }: { file: RatiosFileFragment; lead: string; live?: boolean }): ReactNode {
  const verdict = lowerCase(file.verdict);
  const Icon = verdict === 'fits' ? CircleCheck : CircleX;
  return (
    <div className={styles.verdict} data-verdict={verdict} role={live ? 'status' : undefined}>
      <b>
        <Icon size={18} aria-hidden="true" />
        {lead}, {VERDICT_WORDS[verdict]}
      </b>
      {file.failures.length > 0 && (
        <ul>
          {file.failures.map((code) => (
            <li key={code} data-code={code}>
              {failureSentence(code, {
                ...file,
                minDownPayment: file.minDownPayment === null ? null : Number(file.minDownPayment),
              })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Incomes({ file: { annualIncome, incomes } }: { file: RatiosFileFragment }): ReactNode {
  return (
    <details className={styles.incomes} open>
      <summary>
        <ChevronDown size={16} aria-hidden="true" />
        Income used <span>{formatAmount(Number(annualIncome))}</span>
      </summary>
      <ul>
        {incomes.map(({ person, kind, annual, ...how }, index) => (
          <li key={index}>
            {incomeLabel(person, lowerCase(kind))}
            <span>{formatAmount(Number(annual))}</span>
            <small>{incomeBasis(how)}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}

const listed = (places: readonly string[]): string => places.map(placeInWords).join('; ');

/** What the figures rest on that nobody answered. */
function Cautions({
  file,
  missing,
  assumed,
}: { file?: RatiosFileFragment } & Pick<Ratios, 'missing' | 'assumed'>): ReactNode {
  const lines = [
    ...(missing.length > 0 ? [`Not answered, and counted as nothing: ${listed(missing)}.`] : []),
    ...(assumed.length > 0 && file ? [HEATING_ASSUMED] : []),
    ...(file?.isLoanOverIncomeMultiple && file.loanToIncome ? [loanToIncomeSentence(file.loanToIncome)] : []),
  ];
  return lines.map((line) => (
    <p key={line} className={styles.caution}>
      <TriangleAlert size={16} aria-hidden="true" />
      <span>{line}</span>
    </p>
  ));
}

const RATIOS = [
  { name: 'GDS', what: 'housing', pct: 'gdsPct', limit: 'gdsLimitPct', over: 'GDS_OVER', figure: 'grossDebtService' },
  {
    name: 'TDS',
    what: 'housing and debts',
    pct: 'tdsPct',
    limit: 'tdsLimitPct',
    over: 'TDS_OVER',
    figure: 'totalDebtService',
  },
] as const;

/** One ratio of a file, with its limit and where it comes from. */
function readingOf(file: RatiosFileFragment, { pct, limit, over, figure }: (typeof RATIOS)[number]): Reading {
  const input = serviceInput(file);
  return {
    pct: file[pct],
    limitPct: file[limit],
    failed: file.failures.includes(over),
    of: input && { figure, input },
  };
}

function Results({ ratios }: { ratios: Ratios }): ReactNode {
  const { submitted, whatIf } = ratios;
  const last = whatIf ?? submitted;
  const files = [
    ...(submitted ? [{ name: 'Submitted', file: submitted }] : []),
    ...(whatIf ? [{ name: 'What if', file: whatIf }] : []),
  ];
  return (
    <>
      {last && (
        <>
          <div className="stack-3">
            <EnteredBy value="The file">
              {RATIOS.map((ratio) => (
                <RatioBar
                  key={ratio.name}
                  name={ratio.name}
                  what={ratio.what}
                  submitted={submitted ? readingOf(submitted, ratio) : undefined}
                  whatIf={whatIf ? readingOf(whatIf, ratio) : undefined}
                />
              ))}
            </EnteredBy>
          </div>
          <RatiosTable files={files} />
          <Incomes file={last} />
        </>
      )}
      <Cautions file={last ?? undefined} missing={ratios.missing} assumed={ratios.assumed} />
    </>
  );
}

/** What the server refuses of the what-if, in its words. */
const refusalOf = (error: unknown): string | undefined =>
  CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined;

/** A file as lenders count it, and what other terms would change. The applicant never sees it. */
export function Ratios({ id, enquiryId }: { id: string; enquiryId: string | null }): ReactNode {
  const [typed, setTyped] = useState<Tried>();
  const rested = useRested(typed);
  const [keep, keeping] = useKeepWhatIfCommand({ say: toast });
  const [submitted, setSubmitted] = useState<RatiosFileFragment | null>();
  const whatIf = rested && whatIfOf(rested, submitted);
  const answer = useApplicationRatiosQuery({
    variables: { id, whatIf },
    fetchPolicy: 'cache-and-network',
  });
  const { data, previousData, error, refetch } = answer;
  const ratios = (data ?? previousData)?.applicationRatios;
  if (ratios && ratios.submitted !== submitted) setSubmitted(ratios.submitted);
  const refused = typed ? refusalOf(error) : undefined;
  if (!ratios && error) return <LoadFailed what="The ratios" retry={refetch} />;
  if (!ratios) return <RowSkeletons rows={6} />;
  const fields = typed ?? submittedAs(ratios.submitted);
  const asked = typed && Object.keys(problemsOf(fields)).length === 0 ? whatIfOf(typed, submitted) : undefined;
  const save = async (terms: NonNullable<typeof asked>): Promise<void> => {
    const { done } = await keep({ id, whatIf: terms }, 'What-if kept in the file');
    if (done) await refetch();
  };
  // what was worked out before is of other terms
  const tried = answerOf(answer)?.applicationRatios?.whatIf ?? null;
  const last = tried ?? ratios.submitted;
  return (
    <>
      <section className={`panel ${styles.card}`} aria-labelledby="ratios">
        <h2 id="ratios">
          Ratios <small>Rules of {formatDay(ratios.rulesAsOf)}</small>
        </h2>
        {data && error && !refused && <NotCurrent retry={refetch} />}
        {ratios.submitted && <Verdict file={ratios.submitted} lead="As submitted" />}
        {!ratios.submitted && <p className="muted">{whyNone(ratios)}</p>}
        <WhatIfFields
          tried={fields}
          problems={problemsOf(fields)}
          isPurchase={fields.down !== '' || ratios.submitted === null}
          onChange={setTyped}
        />
        {refused && (
          <p className="problem" role="alert">
            {refused}
          </p>
        )}
        {!data && error && !refused && <LoadFailed what="The ratios with these terms" retry={refetch} />}
        {tried && <Verdict file={tried} lead="With these terms" live />}
        <Results ratios={{ ...ratios, whatIf: tried }} />
        {typed && (
          <div className={styles.foot}>
            {asked && (
              <Button small off={keeping || refused !== undefined} onClick={() => void save(asked)}>
                Keep this what-if in the file
              </Button>
            )}
            <Button small onClick={() => setTyped(undefined)}>
              Reset to what was submitted
            </Button>
          </div>
        )}
        <CreditScores applicationId={id} people={ratios.people} reload={refetch} />
        <KeptWhatIfs kept={ratios.kept} use={setTyped} reload={refetch} />
      </section>
      {last && <Programs file={last} isTried={tried !== null} />}
      {last && <MatchingRates file={last} isTried={tried !== null} enquiryId={enquiryId} />}
    </>
  );
}

const whyNone = ({ missing }: Ratios): string =>
  missing.length > 0
    ? 'The answers so far aren’t enough to work out ratios.'
    : 'No published rate fits this mortgage. Enter a rate to work out the ratios.';
