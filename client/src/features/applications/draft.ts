import { BASIC_FORM, type BasicApplicationValues } from '@brokerage/domain/application/basic-application';
import { emptyValues, knownValues } from '@brokerage/domain/forms/fields';
import { readToken } from '../../lib/session';
import { BASIC_DRAFT_KEY, tabStorage } from '../../lib/tab-storage';
import { markSent, type SentApplication } from '../../lib/sent';

export const FORM_ID = 'basic-form';

/** Whatever was stored or typed early, as far as it fits the form's fields. */
export const asValues = (raw: Readonly<Record<string, unknown>>): Partial<BasicApplicationValues> =>
  knownValues(BASIC_FORM, raw);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function parsed(text: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** What the address itself says; it is part of a draft, so that another link is told from a reload. */
export type Asked = Pick<BasicApplicationValues, 'mortgageType' | 'bankId'>;

/**
 * What was typed before a reload. It stays in this tab: income and telephone number never go into an address. The lender
 * is always the address's, and so is the kind of mortgage where a new link named one.
 */
export function readDraft(asked: Asked): Partial<BasicApplicationValues> {
  const { values, askedType } = parsed(tabStorage.read(BASIC_DRAFT_KEY));
  if (!isRecord(values)) return {};
  const draft = { ...asValues(values), bankId: asked.bankId };
  return asked.mortgageType && asked.mortgageType !== askedType
    ? { ...draft, mortgageType: asked.mortgageType }
    : draft;
}

/** Figures from elsewhere in the site are there when the form opens. */
export const keepFigures = (figures: Readonly<Record<string, string>>, asked: Asked): void =>
  keepDraft({ ...emptyValues(BASIC_FORM), ...readDraft(asked), ...asValues(figures), ...asked }, asked);

/**
 * Whose the answers are: 'tab': typed here and nowhere else; 'early': typed while it was not yet known what the account
 * has; 'copy': those of the account's draft.
 */
type Kept = 'tab' | 'early' | 'copy';

const kept = (): unknown => parsed(tabStorage.read(BASIC_DRAFT_KEY)).kept;

export const keepDraft = (values: BasicApplicationValues, asked: Asked, as: Kept = 'tab'): void =>
  tabStorage.write(BASIC_DRAFT_KEY, JSON.stringify({ values, askedType: asked.mortgageType, kept: as }));

/**
 * Keeps what is typed until the account's draft is there. A copy stays, because it is more than what was typed since; and
 * what was typed before the sign-in stays that, because it is offered beside the account's draft.
 */
export function keepEarly(values: BasicApplicationValues, asked: Asked): void {
  const now = kept();
  if (now !== 'copy') keepDraft(values, asked, now === 'tab' ? 'tab' : 'early');
}

/** The type the address had named when the draft was last typed in. */
export const readAskedType = (): unknown => parsed(tabStorage.read(BASIC_DRAFT_KEY)).askedType;

/** Whether what the tab keeps is a copy of a draft in somebody's account: it counts only if their session ends. */
export const isCopy = (): boolean => readToken() !== '' && kept() === 'copy';

/** What somebody typed before they signed in, or another page brought along. */
export const typedBefore = (): Partial<BasicApplicationValues> =>
  kept() === 'tab' ? readDraft({ mortgageType: '', bankId: '' }) : {};

/** The draft has become an application; its number stays for the confirmation page. */
export function draftIsSent(sent: SentApplication): void {
  tabStorage.remove(BASIC_DRAFT_KEY);
  markSent(FORM_ID, sent);
}
