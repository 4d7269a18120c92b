import { isEmail } from '../forms/email.js';
import { withoutUnseen } from '../text/pasted.js';
import { isOneLine } from '../forms/one-line.js';
import { hasWebAddress } from '../forms/web-address.js';
import { NAME_MIN_CHARACTERS, PHONE_MIN_CHARACTERS } from '../vocabulary/constants.js';
import { MESSAGES } from '../vocabulary/messages.js';
import { CHAT_LEAD, COMMENTS_MAX, NAME_MAX, type Answered, type ChatAnswers, type ChatField } from './lead-form.js';
import { askedFields, CHAT_STEPS } from './steps.js';

/** Stored where nothing worth reading was written. */
export const NO_COMMENTS = 'No additional information provided.';
const COMMENTS_MIN = 3;
const COMMENTS_MIN_OTHER = 5;

const REFUSALS: ReadonlySet<string> = new Set(['no', 'nope', 'na', 'n/a', 'none', 'nil', 'test', 'abc', '123']);
const PHONE_REFUSALS: ReadonlySet<string> = new Set([...REFUSALS, 'cant', "can't", 'can’t']);
const refuses = (text: string, words: ReadonlySet<string>): boolean => words.has(text.toLowerCase());

const ASK_NAME = 'please tell me your name.';
const PRIVATE_NAME = 'we keep your name private and never sell it. What should I call you?';
const NAME_WITH_ADDRESS = 'please write your name without a web or email address.';
const NAME_ON_ONE_LINE = 'please write your name on one line, in letters, spaces and punctuation.';
const ASK_EMAIL = 'please tell me your email address.';
const PRIVATE_EMAIL = 'we keep your email private and use it only to answer you. Which address can we use?';
const BAD_EMAIL = 'that email format isn’t right (example name@example.ca).';
const NEED_PHONE = 'our specialists need your number to call you back.';
const SHORT_PHONE = `please enter at least ${PHONE_MIN_CHARACTERS} digits.`;
const CHOOSE = 'please choose one of the options.';
const TELL_MORE = `please tell me a little more, in at least ${COMMENTS_MIN_OTHER} characters.`;

/** An answer as it is kept, or what is wrong with it: a sentence to come after "Oops, ". */
export type Checked = { value: string } | { problem: string };

const given = (value: string): Checked => ({ value });
const refused = (problem: string): Checked => ({ problem });

function checkName(text: string): Checked {
  if (refuses(text, REFUSALS)) return refused(PRIVATE_NAME);
  if (text.length < NAME_MIN_CHARACTERS) return refused(ASK_NAME);
  if (text.length > NAME_MAX) return refused(`please keep it within ${NAME_MAX} characters.`);
  if (hasWebAddress(text)) return refused(NAME_WITH_ADDRESS);
  return isOneLine(text) ? given(text) : refused(NAME_ON_ONE_LINE);
}

/** Whether it is a telephone number at all; the server says whether it is a Canadian one. */
function checkPhone(text: string): Checked {
  if (refuses(text, PHONE_REFUSALS)) return refused(NEED_PHONE);
  return text.length < PHONE_MIN_CHARACTERS ? refused(SHORT_PHONE) : given(text);
}

function checkEmail(text: string): Checked {
  if (!text) return refused(ASK_EMAIL);
  if (refuses(text, REFUSALS)) return refused(PRIVATE_EMAIL);
  const address = withoutUnseen(text).trim();
  return isEmail(address) ? given(address) : refused(BAD_EMAIL);
}

function checkComments(text: string, serviceType: string | undefined): Checked {
  if (text.length > COMMENTS_MAX) return refused(`please keep it within ${COMMENTS_MAX} characters.`);
  if (serviceType === 'Other') {
    return text.length < COMMENTS_MIN_OTHER || refuses(text, REFUSALS) ? refused(TELL_MORE) : given(text);
  }
  return given(text.length < COMMENTS_MIN ? NO_COMMENTS : text);
}

function checkOption(text: string, options: readonly string[]): Checked {
  const option = options.find((each) => each.toLowerCase() === text.toLowerCase());
  return option === undefined ? refused(CHOOSE) : given(option);
}

/** One answer of the conversation (customer spec §5). `answers`: what was answered before it. */
export function checkAnswer(field: ChatField, typed: string, answers: Answered): Checked {
  const text = typed.trim();
  if (field === 'fullName') return checkName(text);
  if (field === 'phone') return checkPhone(text);
  if (field === 'email') return checkEmail(text);
  if (field === 'additionalComments') return checkComments(text, answers.serviceType);
  const options = Object.values(CHAT_STEPS).find((step) => step.field === field)?.options ?? [];
  return checkOption(text, options);
}

const REQUIRED: ReadonlySet<ChatField> = new Set(
  CHAT_LEAD.filter((field) => 'required' in field).map(({ name }) => name),
);

export interface CheckedLead {
  /** Only what somebody with this service is asked for */
  answers: Answered;
  problems: { field: ChatField; message: string }[];
}

/** A lead that came whole: every rule of the conversation again. Choices that were not made may be left out. */
export function checkLead(lead: { [F in ChatField]?: string | null }): CheckedLead {
  const service = checkAnswer('serviceType', lead.serviceType ?? '', {});
  const asked = askedFields('value' in service ? service.value : '');
  const answers: Partial<ChatAnswers> = {};
  const problems: CheckedLead['problems'] = [];
  for (const field of asked) {
    const text = lead[field];
    const mayBeLeftOut = !REQUIRED.has(field) && field !== 'additionalComments';
    if (text == null && mayBeLeftOut) continue;
    const checked = checkAnswer(field, text ?? '', answers);
    if ('value' in checked) answers[field] = checked.value;
    else problems.push({ field, message: sentence(checked.problem) });
  }
  return { answers, problems };
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What the bot says about an answer it does not take. */
export const oops = (problem: string): string => `Oops, ${problem}`;

/** What it says where the server does not know the number. */
export const PHONE_NOT_VALID = MESSAGES.phoneInvalid;
