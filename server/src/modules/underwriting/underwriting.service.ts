import { fileOf, type FileReading, type Terms } from '@brokerage/domain/underwriting/file-of';
import type { MortgageFile } from '@brokerage/domain/underwriting/file';
import type { LoanClass } from '@brokerage/domain/underwriting/loan';
import { qualification } from '@brokerage/domain/underwriting/qualification';
import { ratePurposeOf } from '@brokerage/domain/underwriting/rate-case';
import { CLASS_OF } from '@brokerage/domain/underwriting/ratios';
import { RULES_AS_OF } from '@brokerage/domain/mortgage/provenance';
import { validate as isUuid } from 'uuid';
import type { Actor, Origin } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import { newId } from '../../platform/ids.js';
import type { Platform } from '../../platform/platform.js';
import { runEngine } from '../../kernel/run-engine.js';
import type { RateOfferService } from '../rates/public.js';
import type { KeptWhatIfService } from './kept-what-if.service.js';
import { borrowersOn, readScores, type Answers, type Scores } from './credit-scores.js';
import { readProgramVersions } from './program-version.service.js';
import { READ_FOR_RATIOS } from './underwriting.sql.js';
import type { ApplicationRatios, FileRateCase, KeptTerms, WhatIfInput, WorkedOutFile } from './underwriting.types.js';

/** What is assumed until somebody asks for another: most mortgages are written like this. */
const USUAL_YEARS = 25;
const USUAL_TERM = 5;
/** The class of a loan does not depend on its rate. */
const ANY_RATE = 5;
const NO_APPLICATION = 'We couldn’t find this application.';

const rateCaseOf = (file: MortgageFile, loanClass: LoanClass): FileRateCase => ({
  purpose: ratePurposeOf(file.mortgageType),
  insurance: CLASS_OF[loanClass],
  province: file.property.province,
});

/** An application as other nouns ask it. */
export interface AskedApplication {
  applicationNumber: string;
  /** Their names, the applicant's first */
  people: string[];
  asOf: string;
  answers: Answers;
  /** null: an answer or a rate is missing */
  file: MortgageFile | null;
  worked: WorkedOutFile | null;
  missing: string[];
  assumed: string[];
}

/** An application, and what it is worked out with. */
interface ReadApplication extends Required<Pick<Terms, 'asOf' | 'programs'>> {
  applicationNumber: string;
  answers: Answers;
  creditScores: Scores;
}

/** The file at any rate: what is missing of it, and which class it is, do not depend on one. */
const draftOf = ({ answers, asOf, programs }: ReadApplication): FileReading =>
  fileOf(answers, { asOf, programs, ratePct: ANY_RATE, amortizationYears: USUAL_YEARS });

/** What the office works out of an application: its ratios, as submitted and with what it tries. */
export class UnderwritingService {
  readonly #platform: Pick<Platform, 'db' | 'encryption'>;
  readonly #rates: RateOfferService;
  readonly #kept: KeptWhatIfService;

  constructor(platform: Pick<Platform, 'db' | 'encryption'>, rates: RateOfferService, kept: KeptWhatIfService) {
    this.#platform = platform;
    this.#rates = rates;
    this.#kept = kept;
  }

  /** null: there is no such comprehensive application. Leaves an audit row. */
  async ratios(
    actor: Actor,
    origin: Origin,
    id: string,
    whatIf: WhatIfInput | null,
  ): Promise<ApplicationRatios | null> {
    const row = await this.#read(actor, origin, id);
    if (!row) return null;
    const { answers, asOf, creditScores, programs } = row;
    const draft = draftOf(row);
    const ratePct = await this.#usualRate(draft);
    const terms = { asOf, amortizationYears: USUAL_YEARS, creditScores, programs };
    const tried = whatIf && this.#tried(whatIf, ratePct);
    return {
      submitted: ratePct === undefined ? null : workedOut(answers, { ...terms, ratePct }),
      whatIf: tried ? workedOut(answers, { ...terms, ...tried }) : null,
      people: borrowersOn(answers, creditScores),
      kept: await this.#kept.of(id),
      missing: draft.missing,
      assumed: draft.assumed,
      rulesAsOf: RULES_AS_OF,
    };
  }

  /** The file that an application asks for, with the terms that are tried on it. null: there is none. Leaves an audit row. */
  async asked(actor: Actor, origin: Origin, id: string, whatIf: WhatIfInput | null): Promise<AskedApplication | null> {
    const row = await this.#read(actor, origin, id);
    if (!row) return null;
    const { answers, asOf, creditScores, programs, applicationNumber } = row;
    const draft = draftOf(row);
    const usual = await this.#usualRate(draft);
    const tried = whatIf
      ? this.#tried(whatIf, usual)
      : usual === undefined
        ? null
        : { ratePct: usual, amortizationYears: USUAL_YEARS };
    const terms = tried && { ...tried, asOf, creditScores, programs };
    return {
      applicationNumber,
      people: borrowersOn(answers, {}).map(({ name }) => name),
      asOf,
      answers,
      file: (terms && fileOf(answers, terms).file) ?? null,
      worked: terms && workedOut(answers, terms),
      missing: draft.missing,
      assumed: draft.assumed,
    };
  }

  /** Keeps terms in the file as they are now: the rate stays what it was, whatever is published later. */
  async keep(actor: Actor, origin: Origin, id: string, whatIf: WhatIfInput): Promise<KeptTerms[]> {
    const row = await this.#read(actor, origin, id);
    if (!row) throw new DomainError('NOT_FOUND', NO_APPLICATION, 'id');
    const { answers, asOf, programs } = row;
    const tried = this.#tried(whatIf, await this.#usualRate(draftOf(row)));
    // what cannot be is refused by its field, as when it is tried
    workedOut(answers, { asOf, programs, ...tried });
    return this.#kept.keep(actor, origin, id, { ...tried, downPayment: tried.downPayment ?? null });
  }

  /** An application and today's date and programs; leaves an audit row. */
  async #read(actor: Actor, origin: Origin, id: string): Promise<ReadApplication | undefined> {
    if (!isUuid(id)) return undefined;
    const { db, encryption } = this.#platform;
    const values = [id, newId(), actor.userId, origin.requestId, origin.ip];
    const [row] = await db.query<
      { applicationNumber: string; content: string; asOf: string; creditScores: string | null }[]
    >(READ_FOR_RATIOS, values);
    return (
      row && {
        applicationNumber: row.applicationNumber,
        answers: encryption.decryptJson<Answers>(row.content),
        asOf: row.asOf,
        creditScores: readScores(encryption, row.creditScores),
        programs: await readProgramVersions(db),
      }
    );
  }

  async #usualRate({ file }: FileReading): Promise<number | undefined> {
    if (!file) return undefined;
    const { loanClass } = runEngine(() => qualification(file));
    const { purpose, insurance, province } = rateCaseOf(file, loanClass);
    const start = await this.#rates.start({ purpose, insurance, province, term: USUAL_TERM });
    return start?.rate;
  }

  #tried(
    { ratePct, amortizationYears, downPayment }: WhatIfInput,
    usual: number | undefined,
  ): Omit<Terms, 'asOf' | 'programs'> {
    const rate = ratePct ?? usual;
    if (rate === undefined || rate === 0) throw new DomainError('REQUIRED', 'Enter a rate.', 'ratePct');
    return {
      ratePct: rate,
      amortizationYears: amortizationYears ?? USUAL_YEARS,
      downPayment: downPayment == null ? undefined : Number(downPayment),
    };
  }
}

function workedOut(answers: Answers, terms: Terms): WorkedOutFile | null {
  const { file } = fileOf(answers, terms);
  if (!file) return null;
  const names = new Map(borrowersOn(answers, {}).map(({ id, name }) => [id, name]));
  const { ratios, notes, ...rest } = runEngine(() => qualification(file));
  return {
    ...rest,
    ...ratios,
    ratePct: terms.ratePct,
    amortizationYears: terms.amortizationYears,
    downPayment: file.mortgage.downPayment ?? null,
    incomes: ratios.incomes.map(({ borrowerId, ...income }) => ({
      ...income,
      person: borrowerId === null ? null : (names.get(borrowerId) ?? null),
    })),
    isLoanOverIncomeMultiple: notes.includes('LOAN_OVER_INCOME_MULTIPLE'),
    rateCase: rateCaseOf(file, rest.loanClass),
  };
}
