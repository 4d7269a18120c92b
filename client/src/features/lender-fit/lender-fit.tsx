import { CombinedGraphQLErrors } from '@apollo/client';
import { lowerCase } from '@brokerage/domain/data/codes';
import { EXIT_REASON_LABELS, EXIT_REASONS, MOST_CHOICES, type ExitReason } from '@brokerage/domain/lender-fit/choice';
import { EXIT_MONTHS, likeliest, type ExitChance } from '@brokerage/domain/lender-fit/exit-chances';
import { CLASS_LABELS, HEATING_ASSUMED, placeInWords } from '@brokerage/domain/underwriting/office-words';
import { Send, TriangleAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from '../../ui/link';
import { consolePaths } from '../../lib/console-paths';
import { formatDay } from '../../lib/format';
import { SegmentedControl } from '../../ui/aria/segmented-control';
import { SelectField } from '../../ui/aria/select-field';
import { Button } from '../../ui/console/button';
import { Empty, LoadFailed, NotCurrent, RowSkeletons } from '../../ui/console/states';
import { useSingleKeys } from '../../ui/console/use-single-keys';
import { CostLegend } from './cost-bar';
import { ExitChances } from './exit-chances';
import { useLenderFitQuery, type FitFileFragment, type LenderFitQuery } from './fit.generated';
import styles from './fit.module.css?sheet';
import { FitLenders } from './fit-lenders';
import { FitPrograms, type TryTerms } from './fit-programs';
import { percent, tryOf, whole } from './numbers';
import { SendDialog } from './send-dialog';
import { SentChoices } from './sent-choices';

type Fit = NonNullable<LenderFitQuery['lenderFit']>;

const LIST = new Intl.ListFormat('en-CA');
const END_OF_TERM = 60;
const MONTHS = EXIT_MONTHS.map((month) => ({ value: String(month), label: String(month) }));
const REASONS = EXIT_REASONS.map((value) => ({ value, label: EXIT_REASON_LABELS[value] }));

/** What the server refuses of the terms that are tried, in its words. */
const refusalOf = (error: unknown): string | undefined =>
  CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined;

/** The first change that can be tried: of a program, else of a lender. */
const nextTerms = (fit: Fit | null | undefined): TryTerms | undefined =>
  [...(fit?.file?.programs ?? []), ...(fit?.lenders ?? [])]
    .map(({ change }) => tryOf(change))
    .find((terms) => terms !== undefined);

/** Which programs and lenders a file fits, why each other one does not, and what each costs. The applicant never sees it. */
export function LenderFit({ id }: { id: string }): ReactNode {
  const [exitMonth, setExitMonth] = useState(END_OF_TERM);
  const [reason, setReason] = useState<ExitReason | undefined>('TERM');
  const [exitChances, setChances] = useState<readonly ExitChance[]>();
  const [tried, setTried] = useState<TryTerms>();
  const { data, previousData, error, loading, refetch } = useLenderFitQuery({
    variables: { id, exitMonth, whatIf: tried, exitChances: exitChances && [...exitChances] },
    fetchPolicy: 'cache-and-network',
  });
  /** Why they keep it to the end is no reason to leave before it. */
  const leaveAt = (month: number): void => {
    if (month === END_OF_TERM || reason === 'TERM') setReason(month === END_OF_TERM ? 'TERM' : undefined);
  };
  const refused = tried ? refusalOf(error) : undefined;
  const fit = (data ?? previousData)?.lenderFit;
  const next = nextTerms(fit);
  useSingleKeys({ t: () => next && setTried(next) });
  if (!fit && loading) return <RowSkeletons />;
  if (!fit && error) return <LoadFailed what="The lender fit" retry={refetch} />;
  if (!fit)
    return (
      <Empty title="This application has no lender fit">
        <p>Only the long application has the answers that lenders ask for.</p>
        <Link to={consolePaths.application(id)}>Back to the application</Link>
      </Empty>
    );
  return (
    <div className={styles.page} aria-busy={loading}>
      {error && !refused && <NotCurrent retry={refetch} />}
      {refused && (
        <p className="problem" role="alert">
          {refused}
        </p>
      )}
      <Facts fit={fit} tried={tried} reset={() => setTried(undefined)} />
      {fit.file ? (
        <>
          <FitPrograms file={fit.file} attempt={setTried} />
          <Lenders
            id={id}
            fit={fit}
            exitMonth={likeliest(exitChances ?? [], exitMonth)}
            exitChances={exitChances}
            reason={reason}
            tried={tried}
            chooseMonth={(month) => {
              setExitMonth(month);
              leaveAt(month);
            }}
            chooseChances={(chances) => {
              setChances(chances);
              leaveAt(likeliest(chances ?? [], exitMonth));
            }}
            chooseReason={setReason}
            attempt={setTried}
            reload={refetch}
          />
        </>
      ) : (
        <Empty title="Not enough to work with">
          <p>
            {fit.missing.length > 0
              ? `Not answered: ${fit.missing.map(placeInWords).join('; ')}.`
              : 'No published rate fits this mortgage.'}
          </p>
          <Link to={consolePaths.application(id)}>Open the application</Link>
        </Empty>
      )}
      <SentChoices choices={fit.choices} />
    </div>
  );
}

const factsOf = (file: FitFileFragment): [string, string][] => [
  ...(file.downPayment === null ? [] : [['Down payment', whole(file.downPayment)] satisfies [string, string]]),
  ['Mortgage with premium', whole(file.totalMortgage)],
  ['Amortization', `${file.amortizationYears} years`],
  ['Income used', whole(file.annualIncome)],
  ['Tested at', percent(file.qualifyingRatePct, 2)],
  ['Class', CLASS_LABELS[lowerCase(file.loanClass)]],
];

interface FactsProps {
  fit: Fit;
  tried: TryTerms | undefined;
  reset: () => void;
}

/** What the answers rest on, and what of it nobody said. */
function Facts({ fit: { file, missing, assumed, rulesAsOf }, tried, reset }: FactsProps): ReactNode {
  return (
    <section className="panel" aria-label="The file">
      {file && (
        <dl className={styles.facts}>
          {factsOf(file).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.under}>
        <p role="status">
          {tried ? 'With the change you try. Nothing of it is kept.' : 'As submitted.'} Rules of {formatDay(rulesAsOf)}.
        </p>
        {tried && (
          <Button small onClick={reset}>
            Back to what was submitted
          </Button>
        )}
      </div>
      {missing.length > 0 && file && (
        <p className={styles.caution}>
          <TriangleAlert size={16} aria-hidden="true" />
          <span>Not known, and counted as nothing: {missing.map(placeInWords).join('; ')}.</span>
        </p>
      )}
      {assumed.length > 0 && file && (
        <p className={styles.caution}>
          <TriangleAlert size={16} aria-hidden="true" />
          <span>{HEATING_ASSUMED}</span>
        </p>
      )}
    </section>
  );
}

interface LendersProps {
  id: string;
  fit: Fit;
  /** The likeliest */
  exitMonth: number;
  /** Where several months are thought of */
  exitChances: readonly ExitChance[] | undefined;
  reason: ExitReason | undefined;
  tried: TryTerms | undefined;
  chooseMonth: (month: number) => void;
  chooseChances: (chances: readonly ExitChance[] | undefined) => void;
  chooseReason: (reason: ExitReason) => void;
  attempt: (terms: TryTerms) => void;
  reload: () => Promise<unknown>;
}

const WORDS = ['', 'this one', 'these two', 'these three'];

function Lenders(props: LendersProps): ReactNode {
  const { id, fit, exitMonth, exitChances, reason, tried, chooseMonth, chooseReason, chooseChances, attempt, reload } =
    props;
  /** What was ticked; else the first three are */
  const [chosen, setChosen] = useState<readonly string[]>();
  const [isSending, setSending] = useState(false);
  const open = fit.lenders.flatMap(({ place, rate }) => (place !== null && rate ? [rate.id] : []));
  const ticked = (chosen ?? open.slice(0, MOST_CHOICES)).filter((rateId) => open.includes(rateId));
  const canSend = ticked.length > 0 && reason !== undefined;
  const begin = (): void => {
    if (canSend) setSending(true);
  };
  useSingleKeys({ s: begin });
  const people = LIST.format(fit.people);
  return (
    <section className="panel" aria-labelledby="fit-lenders">
      <header className={styles.head}>
        <h2 id="fit-lenders">Lenders by total cost</h2>
        {!exitChances && (
          <SegmentedControl
            label="Months until they likely leave"
            options={MONTHS}
            value={String(exitMonth)}
            onChange={(month) => chooseMonth(Number(month))}
          />
        )}
        <SelectField
          label="Why then"
          options={REASONS}
          value={reason}
          placeholder="Choose why"
          onChange={(value) => {
            const found = EXIT_REASONS.find((one) => one === value);
            if (found) chooseReason(found);
          }}
        />
        <CostLegend />
      </header>
      <ExitChances chances={exitChances} choose={chooseChances} />
      <FitLenders
        lenders={fit.lenders}
        exitMonth={exitMonth}
        ticked={ticked}
        tick={(rateId, yes) =>
          setChosen(yes ? [...ticked, rateId].slice(0, MOST_CHOICES) : ticked.filter((one) => one !== rateId))
        }
        attempt={attempt}
      />
      <footer className={styles.foot}>
        <p className="muted">
          Penalties are estimated with rates as they are today. What a lender pays us never ranks.
          {reason === undefined && <span> Choose why they leave then before you send.</span>}
        </p>
        <Button look="main" disabled={!canSend} onClick={begin}>
          <Send size={16} aria-hidden="true" />
          <span>{['Send', WORDS[ticked.length], 'to', people].filter(Boolean).join(' ')}</span>
        </Button>
      </footer>
      {isSending && reason && (
        <SendDialog
          id={id}
          people={people}
          lenders={fit.lenders.filter(({ rate }) => rate && ticked.includes(rate.id))}
          input={{
            id,
            rateIds: [...ticked],
            exitMonth,
            exitChances: exitChances && [...exitChances],
            exitReason: reason,
            whatIf: tried,
          }}
          close={() => setSending(false)}
          reload={reload}
        />
      )}
    </section>
  );
}
