import type { Answers } from '@brokerage/domain/application/parts';
import { MORTGAGE_TYPES, type MortgageTypeValue } from '@brokerage/domain/application/applications';
import { buffer } from 'node:stream/consumers';
import { validate as isUuid } from 'uuid';
import type { Actor, Origin } from '../../kernel/actor.js';
import { newId } from '../../platform/ids.js';
import type { Platform } from '../../platform/platform.js';
import { changesByPlace, type StoredChange } from '../answer-changes/public.js';
import { coApplicantView, type Standing } from '../co-applicants/public.js';
import { type EnquiryService, openNote, type StoredNote } from '../enquiries/public.js';
import type { SettingsService } from '../settings/public.js';
import { READ_FILE } from './application-file.sql.js';
import { withoutCreditConsent, type ApplicationMoveView, type PeopleOnFile } from '../lifecycle/public.js';
import { answerSections, basicSections, namesOn } from './answer-sections.js';
import type { ApplicationFile, ApplicationSummary } from './application-file.types.js';

interface Row extends Omit<
  ApplicationFile,
  'mortgageType' | 'people' | 'missingConsents' | 'sections' | 'moves' | 'coApplicants' | 'notes'
> {
  mortgageType: MortgageTypeValue;
  moves: Pick<ApplicationMoveView, keyof ApplicationMoveView>[];
  coApplicants: Standing[];
  notes: StoredNote[];
  changes: StoredChange[];
  content: string;
  source: string | null;
  bankName: string | null;
}

const nameOf = (type: MortgageTypeValue): ApplicationFile['mortgageType'] =>
  MORTGAGE_TYPES.find(({ value }) => value === type)?.graphql ?? 'OTHER';

/** An application as the office opens it. */
export class ApplicationFileService {
  readonly #platform: Pick<Platform, 'db' | 'encryption'>;
  readonly #enquiries: Pick<EnquiryService, 'answersOf'>;
  readonly #settings: Pick<SettingsService, 'current'>;

  constructor(
    platform: Pick<Platform, 'db' | 'encryption'>,
    enquiries: Pick<EnquiryService, 'answersOf'>,
    settings: Pick<SettingsService, 'current'>,
  ) {
    this.#platform = platform;
    this.#enquiries = enquiries;
    this.#settings = settings;
  }

  /** One application in full, or null. Leaves an audit row. */
  read(actor: Actor, origin: Origin, id: string): Promise<ApplicationFile | null> {
    return this.#open(actor, origin, id, 'application.read');
  }

  /** The same on one page as a PDF, or null. Leaves an audit row. */
  async summary(actor: Actor, origin: Origin, id: string): Promise<ApplicationSummary | null> {
    const file = await this.#open(actor, origin, id, 'application.summary');
    if (!file) return null;
    const { writeSummary } = await import('./summary-document.js');
    const pdf = await writeSummary(file, await this.#settings.current(), new Date());
    pdf.end();
    const content = await buffer(pdf);
    return { fileName: `${file.applicationNumber}.pdf`, content: content.toString('base64') };
  }

  async #open(actor: Actor, origin: Origin, id: string, action: string): Promise<ApplicationFile | null> {
    if (!isUuid(id)) return null;
    const { db, encryption } = this.#platform;
    const values = [id, newId(), actor.userId, origin.requestId, origin.ip, action];
    const [row] = await db.query<Row[]>(READ_FILE, values);
    if (!row) return null;
    const { content, source, bankName, moves, coApplicants, notes, changes, ...file } = row;
    const opened = (sealed: string | null): string | null => (sealed === null ? null : encryption.decryptText(sealed));
    const answers = row.kind === 'basic' ? null : encryption.decryptJson<Answers & PeopleOnFile>(content);
    const creditConsents = row.consents.filter(({ purpose }) => purpose === 'credit_check').reverse();
    return {
      ...file,
      mortgageType: nameOf(row.mortgageType),
      people: answers ? namesOn(answers, row.fullName) : [row.fullName],
      missingConsents: answers ? withoutCreditConsent(answers, creditConsents) : [],
      phone: encryption.decryptText(row.phone),
      notes: notes.map((note) => openNote(encryption, note)),
      coApplicants: coApplicants.map((person) => coApplicantView(encryption, person)),
      sections: answers
        ? answerSections(answers, row.fullName, changesByPlace(encryption, changes))
        : basicSections(this.#enquiries.answersOf(source, content, bankName)),
      moves: moves.map((move) => ({ ...move, reason: opened(move.reason), message: opened(move.message) })),
    };
  }
}
