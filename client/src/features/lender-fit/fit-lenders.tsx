import { aprText } from '@brokerage/domain/rates/percent-words';
import { MOST_CHOICES } from '@brokerage/domain/lender-fit/choice';
import { FIT_UNKNOWN_LABELS, lenderQuestionsSentence, lenderReasonSentence } from '@brokerage/domain/lender-fit/words';
import { PROGRAM_NAMES } from '@brokerage/domain/programs/words';
import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatRate, formatTerm } from '../../lib/format';
import { Button } from '../../ui/console/button';
import { Empty } from '../../ui/console/states';
import { CostBar, mostOf } from './cost-bar';
import type { LenderAnswerFragment } from './fit.generated';
import styles from './fit.module.css?sheet';
import { Verdict, type TryTerms } from './fit-programs';
import { asReason, changeWords, percent, tryOf, whole } from './numbers';

interface Props {
  lenders: readonly LenderAnswerFragment[];
  exitMonth: number;
  ticked: readonly string[];
  tick: (rateId: string, yes: boolean) => void;
  attempt: (terms: TryTerms) => void;
}

const placed = (lenders: readonly LenderAnswerFragment[]): LenderAnswerFragment[] =>
  lenders.filter(({ place }) => place !== null);

/** Those that fit and those to ask about, by what they cost; under them why each other one does not fit. */
export function FitLenders(props: Props): ReactNode {
  const { lenders } = props;
  const open = placed(lenders);
  const refused = lenders.filter(({ place }) => place === null);
  return (
    <>
      {lenders.length === 0 && (
        <Empty title="No lenders to check">
          <p>Lenders with published rates and a policy appear here.</p>
        </Empty>
      )}
      {lenders.length > 0 && open.length === 0 && (
        <p className={styles.none} role="status">
          No lender takes this file as it is. The closest are listed first.
        </p>
      )}
      {open.length > 0 && <Open {...props} open={open} />}
      {refused.length > 0 && (
        <details className={styles.others} open={open.length === 0}>
          <summary>Lenders it does not fit ({refused.length})</summary>
          <Refused lenders={refused} attempt={props.attempt} />
        </details>
      )}
    </>
  );
}

function Open({ open, exitMonth, ticked, tick }: Props & { open: readonly LenderAnswerFragment[] }): ReactNode {
  const best = Number(rankedOf(open[0]?.cost) ?? NaN);
  const isWeighed = open.some(({ cost }) => cost?.weighed);
  const most = mostOf(open);
  return (
    <table className={styles.lenders}>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-text">Send</span>
          </th>
          <th scope="col">Lender</th>
          <th scope="col">Rate, APR</th>
          <th scope="col">Payment</th>
          <th scope="col">To month {exitMonth}</th>
          <th scope="col">{isWeighed ? 'Weighed cost' : 'Total cost'}</th>
          <th scope="col">Over best</th>
        </tr>
      </thead>
      <tbody>
        {open.map((lender) => (
          <LenderRow
            key={lender.bankId}
            lender={lender}
            best={best}
            most={most}
            isTicked={lender.rate !== null && ticked.includes(lender.rate.id)}
            isFull={ticked.length >= MOST_CHOICES}
            tick={tick}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  lender: LenderAnswerFragment;
  best: number;
  most: number;
  isTicked: boolean;
  isFull: boolean;
  tick: Props['tick'];
}

type Cost = NonNullable<LenderAnswerFragment['cost']>;

/** What the order is by. */
const rankedOf = (cost: Cost | null | undefined): string | null =>
  (cost?.weighed ? cost.weighed.total : cost?.total) ?? null;

/** 'Month 36, 50%: $52,305, no. 2' */
const monthWords = ({ month, pct, total, place }: NonNullable<Cost['weighed']>['months'][number]): string =>
  `Month ${month}, ${pct}%: ${whole(total)}${place === null ? '' : `, no. ${place}`}`;

const overOf = (total: string | null, best: number): string => {
  if (total === null || Number.isNaN(best)) return '';
  const over = Math.round((Number(total) - best) * 100);
  return over === 0 ? 'lowest' : `+${whole(String(over / 100))}`;
};

/** 'GDS 31.2% of 35, TDS 33.1% of 42, $820 a month to spare' */
function figuresOf({ figures }: LenderAnswerFragment): string | undefined {
  if (!figures || figures.gdsPct === null || figures.tdsPct === null) return undefined;
  const { gdsPct, gdsLimitPct, tdsPct, tdsLimitPct, room } = figures;
  const spare = room !== null && room >= 0 ? `, ${whole(String(room))} a month to spare` : '';
  return `GDS ${percent(gdsPct)} of ${gdsLimitPct}, TDS ${percent(tdsPct)} of ${tdsLimitPct}${spare}`;
}

function LenderRow({ lender, best, most, isTicked, isFull, tick }: RowProps): ReactNode {
  const { bankName, logoUrl, rate, cost, asks, sample } = lender;
  if (!rate || !cost) return null;
  const { totalIfLower, totalIfHigher, unknown, weighed } = cost;
  const total = rankedOf(cost);
  return (
    <tr>
      <td>
        <input
          type="checkbox"
          checked={isTicked}
          disabled={!isTicked && isFull}
          aria-label={`Send ${bankName}`}
          onChange={({ target }) => tick(rate.id, target.checked)}
        />
      </td>
      <th scope="row">
        <span className={styles.lender}>
          {logoUrl && <img src={logoUrl} alt="" width={30} height={30} loading="lazy" />}
          <span>
            <span>{bankName}</span>
            <small>
              {formatTerm(rate.term, rate.type)}
              {sample && <span>, sample policy</span>}
            </small>
            <small>{figuresOf(lender)}</small>
            {asks.length > 0 && <small className={styles.asks}>{lenderQuestionsSentence(asks)}</small>}
          </span>
        </span>
      </th>
      <td>
        <b>{formatRate(rate.rate)}%</b>
        <small>{rate.apr === null ? 'not known' : `${aprText(rate.apr, rate.rate)}%`}</small>
      </td>
      <td>{whole(cost.payment)}</td>
      <td>
        <CostBar cost={cost} most={most} />
        {weighed?.months.map((month) => (
          <small key={month.month}>{monthWords(month)}</small>
        ))}
      </td>
      <td>
        <b>{total === null ? '' : whole(total)}</b>
        {total === null && unknown && <small>{FIT_UNKNOWN_LABELS[unknown]}</small>}
        {!weighed && totalIfLower !== null && totalIfHigher !== null && (
          <small>
            {whole(totalIfHigher)} to {whole(totalIfLower)} if rates move 0.50
          </small>
        )}
      </td>
      <td>{overOf(total, best)}</td>
    </tr>
  );
}

function Refused({ lenders, attempt }: Pick<Props, 'lenders' | 'attempt'>): ReactNode {
  return (
    <table className={styles.programs}>
      <thead>
        <tr>
          <th scope="col">Lender</th>
          <th scope="col">Program</th>
          <th scope="col">Verdict</th>
          <th scope="col">Why</th>
          <th scope="col">What would make it fit</th>
        </tr>
      </thead>
      <tbody>
        {lenders.map(({ bankId, bankName, program, answer, reasons, change }) => {
          const terms = tryOf(change);
          return (
            <tr key={bankId}>
              <th scope="row">{bankName}</th>
              <td>{program && PROGRAM_NAMES[program]}</td>
              <td>
                <Verdict answer={answer} />
              </td>
              <td>{reasons.map((reason) => lenderReasonSentence(asReason(reason))).join('; ')}</td>
              <td>
                {change && (
                  <span className={styles.change}>
                    <KeyRound size={16} aria-hidden="true" />
                    <span>{changeWords(change)}</span>
                    {terms && (
                      <Button small onClick={() => attempt(terms)}>
                        Try it
                        <span className="sr-text">
                          : {bankName}, {changeWords(change)}
                        </span>
                      </Button>
                    )}
                  </span>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
