import type { FitBook } from '@brokerage/domain/lender-fit/candidates';
import {
  chancesProblem,
  isExit,
  LEAST_EXIT,
  likeliest,
  MOST_EXIT,
  type ExitChance,
} from '@brokerage/domain/lender-fit/exit-chances';
import { lenderFit, type LenderAnswer as Answered } from '@brokerage/domain/lender-fit/lender-fit';
import { RULES_AS_OF } from '@brokerage/domain/mortgage/provenance';
import { publishedApr } from '@brokerage/domain/rates/apr';
import { validate as isUuid } from 'uuid';
import type { Actor, Origin } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import { runEngine } from '../../kernel/run-engine.js';
import type { Platform } from '../../platform/platform.js';
import type { AskedApplication, UnderwritingService, WhatIfInput } from '../underwriting/public.js';
import { APPLICATION } from '../applications/public.sql.js';
import { bookOn, readBook, type BookRate } from './fit-book.js';
import type { LenderChoiceView } from './lender-choice.types.js';
import type { LenderAnswer, LenderFit } from './lender-fit.types.js';
import { postalCodeOf } from './postal-code.js';

/** What a file was asked, as the domain answers. */
export interface AskedFit {
  application: AskedApplication;
  answers: Answered[];
  /** Of the day it was asked */
  book: FitBook;
  rates: readonly BookRate[];
}

const IS_THERE = `select from ${APPLICATION} application where id = $1 and kind = 'comprehensive'`;

/** The file, the month they likely leave after or the chances of several, and other terms. */
export interface FitAsked {
  id: string;
  exitMonth: number;
  exitChances: readonly ExitChance[];
  whatIf: WhatIfInput | null;
}

/** Anything else answers nothing that a term says. */
export function checkExit({ exitMonth, exitChances }: Pick<FitAsked, 'exitMonth' | 'exitChances'>): void {
  if (!isExit(exitMonth)) throw new DomainError('INVALID', `Name ${LEAST_EXIT} to ${MOST_EXIT} months.`, 'exitMonth');
  const problem = exitChances.length > 0 ? chancesProblem(exitChances) : undefined;
  if (problem !== undefined) throw new DomainError('INVALID', problem, 'exitChances');
}

/** Which programs and lenders a file fits, and what each costs until somebody leaves. */
export class LenderFitService {
  readonly #db: Platform['db'];
  readonly #underwriting: UnderwritingService;

  constructor({ db }: Pick<Platform, 'db'>, underwriting: UnderwritingService) {
    this.#db = db;
    this.#underwriting = underwriting;
  }

  /** null: there is no such comprehensive application. Leaves an audit row. */
  async see(
    actor: Actor,
    origin: Origin,
    asked: FitAsked,
    choicesOf: (id: string) => Promise<LenderChoiceView[]>,
  ): Promise<LenderFit | null> {
    const found = await this.ask(actor, origin, asked);
    if (!found) return null;
    const { application, answers, rates } = found;
    return {
      applicationNumber: application.applicationNumber,
      people: application.people,
      exitMonth: likeliest(asked.exitChances, asked.exitMonth),
      file: application.worked,
      lenders: answers.map((answer) => said(answer, rates)),
      missing: application.missing,
      assumed: application.assumed,
      rulesAsOf: RULES_AS_OF,
      choices: await choicesOf(asked.id),
    };
  }

  /** Throws where there is no such application. */
  async checkExists(id: string): Promise<void> {
    const found = isUuid(id) ? await this.#db.query<unknown[]>(IS_THERE, [id]) : [];
    if (found.length === 0) throw new DomainError('NOT_FOUND', 'We couldn’t find this application.');
  }

  /** The same as the domain says it, for what is sent. */
  async ask(actor: Actor, origin: Origin, asked: FitAsked): Promise<AskedFit | null> {
    checkExit(asked);
    const { id, exitMonth, exitChances, whatIf } = asked;
    const application = await this.#underwriting.asked(actor, origin, id, whatIf);
    if (!application) return null;
    const whole = await readBook(this.#db);
    const { file, answers, asOf } = application;
    const book = bookOn(whole, asOf);
    const { rates } = whole;
    if (!file) return { application, answers: [], book, rates };
    const of = { file, postalCode: postalCodeOf(answers) };
    return { application, answers: runEngine(() => lenderFit(of, book, exitMonth, exitChances)), book, rates };
  }
}

function said({ lender, rate, ...answer }: Answered, rates: readonly BookRate[]): LenderAnswer {
  const { policyId, sample, program, reasons, asks, change, figures, cost, place } = answer;
  return {
    bankId: lender.id,
    bankName: lender.name,
    logoUrl: rates.find(({ bankId }) => bankId === lender.id)?.logoUrl ?? null,
    rate: rate && { id: rate.id, term: rate.term, type: rate.type, rate: rate.rate, apr: publishedApr(rate) },
    ...{ answer: answer.answer, policyId, sample, program, reasons, asks, change, figures, cost, place },
  };
}
