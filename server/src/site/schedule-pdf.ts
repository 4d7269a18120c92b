import { PAYMENT_FIELDS, paymentInput } from '@brokerage/domain/calculator/payment-scenario';
import { refusalWords } from '@brokerage/domain/calculator/refusal-words';
import { numberOrNone } from '@brokerage/domain/calculator/texts';
import type { Texts } from '@brokerage/domain/forms/fields';
import { formatMoney } from '@brokerage/domain/forms/dollars';
import { MortgageInputError } from '@brokerage/domain/mortgage/input-error';
import { prepayment } from '@brokerage/domain/mortgage/prepayment';
import { schedule } from '@brokerage/domain/mortgage/schedule';
import { cut } from '@brokerage/domain/text/storable';
import type { RequestHandler } from 'express';
import type { SettingsService } from '../modules/settings/settings.service.js';
import type { Limit, Limits } from '../platform/interfaces.js';
import type { ScheduleDocument } from './schedule-document.js';
import { mayAsk } from './throttled.js';

export const SCHEDULE_PDF: Limit = { name: 'schedule-pdf', points: 60, duration: 60, local: true };
const LONGEST = 40;

/** Extra payments in words, as the calculator's fields name them. */
function extrasOf(texts: Texts): { label: string; value: string }[] {
  const { more, moreAfter, yearly, once, onceAfter } = texts;
  const after = (text: string | undefined): string =>
    text?.trim() ? ` after ${text} ${text === '1' ? 'year' : 'years'}` : '';
  return [
    { label: 'Added to each payment', amount: numberOrNone(more), when: after(moreAfter) },
    { label: 'Lump sum each year', amount: numberOrNone(yearly), when: '' },
    { label: 'One lump sum', amount: numberOrNone(once), when: after(onceAfter) },
  ].flatMap(({ label, amount, when }) => (amount > 0 ? [{ label, value: `${formatMoney(amount)}${when}` }] : []));
}

/** The schedule of the calculator's address as a PDF, made by the same engine. Nothing is kept. */
export const schedulePdf =
  (limits: Limits, settings: Pick<SettingsService, 'current'>): RequestHandler =>
  async (request, response) => {
    // laying out a document takes longer than most answers
    if (!(await mayAsk(limits, SCHEDULE_PDF, request, response))) return;
    const texts = Object.fromEntries(
      PAYMENT_FIELDS.map((name) => {
        const text = request.query[name];
        return [name, typeof text === 'string' ? cut(text, LONGEST) : ''];
      }),
    );
    const input = paymentInput(texts);
    let made: Pick<ScheduleDocument, 'schedule' | 'outcome'>;
    try {
      made = { schedule: schedule(input), outcome: prepayment(input) };
    } catch (error) {
      if (!(error instanceof MortgageInputError)) throw error;
      response
        .status(422)
        .type('text/plain')
        .send(`${error.field}: ${refusalWords(error.refusal)}`);
      return;
    }
    const { writeSchedule } = await import('./schedule-document.js');
    const pdf = await writeSchedule({
      ...made,
      input,
      rateType: texts.type === 'variable' ? 'variable' : 'fixed',
      extras: extrasOf(texts),
      by: request.query.by === 'payment' ? 'payment' : 'year',
      settings: await settings.current(),
      now: new Date(),
    });
    response.set('Cache-Control', 'no-store');
    response.attachment('amortization-schedule.pdf').type('application/pdf');
    pdf.pipe(response);
    pdf.end();
  };
