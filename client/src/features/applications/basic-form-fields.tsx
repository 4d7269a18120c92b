import { useFormikContext } from 'formik';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { BASIC_FORM, type BasicApplicationValues } from '@brokerage/domain/application/basic-application';
import { isAsked, namesOf, textsOf } from '@brokerage/domain/forms/fields';
import { parseMoney } from '@brokerage/domain/forms/money';
import { formatPhone } from '@brokerage/domain/forms/phone-format';
import type { Sender } from '@brokerage/domain/vocabulary/consents';
import { shareOf } from '../../lib/share-of';
import { SCENARIO_KEY, tabStorage } from '../../lib/tab-storage';
import { useConsentWords } from '../../lib/consent-words';
import { ErrorSummary } from '../../ui/form/error-summary';
import { FormField } from '../../ui/form/form-field';
import { NeedsScripts } from '../../ui/form/needs-scripts';
import { PrivacyNotice } from '../../ui/form/privacy-notice';
import { SubmitButton } from '../../ui/form/submit-button';
import { useEarlyInput } from '../../ui/form/use-early-input';
import { OtherAddress } from '../../ui/form/other-address';
import { useAccountDraft, type AccountDraft } from './account-draft';
import { asValues, FORM_ID, isCopy, keepDraft, keepEarly, readDraft, type Asked } from './draft';
import { SendFailure } from './send-failure';
import { usePhoneCheck } from './use-phone-check';
import { useOnChange } from '../../lib/effects';

const ORDER = namesOf(BASIC_FORM);

/** What is said on other pages, and for them: the form is whole without it. */
const later = (then: (code: typeof import('./offered')) => void): void =>
  void import('./offered').then(then).catch(() => undefined);

/** "20%" of the price, where both are known. */
function share(down: string, price: string): string | undefined {
  const [part, whole] = [parseMoney(down), parseMoney(price)];
  if ('error' in part || 'error' in whole) return undefined;
  if (whole.cents === 0 || part.cents > whole.cents) return undefined;
  return `${shareOf(part.cents, whole.cents)}% of the price`;
}

const priceLabel = ({ mortgageType }: BasicApplicationValues): string =>
  mortgageType === 'new_purchase' ? 'Purchase price' : 'Property value';

const Share = ({ of: { downPayment, propertyValue } }: { of: BasicApplicationValues }): ReactNode => (
  <span className="percent num">{share(downPayment, propertyValue)}</span>
);

interface Props {
  /** Of somebody who is signed in; for others the tab keeps what is typed. */
  draft: AccountDraft | undefined;
  /** Where the answers are. */
  saved: ReactNode;
  /** What the address asked for. */
  asked: Asked;
  failure: string | undefined;
  /** The office's number, for when the form cannot be sent. */
  phone: string | undefined;
  refusePhone: (value: string, message: string) => void;
  /** Who would send the rate news; without it nobody is asked. */
  sender: Sender | undefined;
}

export function BasicFormFields({ asked, draft, failure, phone, refusePhone, saved, sender }: Props): ReactNode {
  const form = useFormikContext<BasicApplicationValues>();
  const { values, setValues, validateForm, handleSubmit, submitForm } = form;
  const phoneCheck = usePhoneCheck((value, message) => {
    refusePhone(value, message);
    void validateForm();
  });
  const { hydrated } = useEarlyInput(FORM_ID, {
    take: (typed) => {
      const early = asValues(typed);
      // its field was left before this code came, and won't be left again
      const left = document.activeElement?.id === 'phone' ? undefined : early.phone;
      if (left) early.phone = formatPhone(left);
      const kept = { ...(isCopy() ? {} : readDraft(asked)), ...early };
      if (Object.keys(kept).length > 0) void setValues({ ...values, ...kept }, false);
      if (Object.keys(early)[0]) later((code) => code.tell(early, values));
      if (!early.phone || !left) return;
      void form.setFieldTouched('phone', true, false);
      phoneCheck.onLeave(early.phone);
    },
    submit: () => void submitForm(),
  });
  useAccountDraft(draft, asked);
  const account = useRef(draft);
  useEffect(() => {
    account.current = draft;
  });
  // with every change, and not when somebody signs out: their answers are gone from the tab by then
  useEffect(() => {
    if (!hydrated || account.current?.isReady) return;
    if (account.current) keepEarly(values, asked);
    else if (!isCopy()) keepDraft(values, asked);
  }, [hydrated, values, asked]);
  // said on another page: what is typed here is kept there too, and must never come back over what is typed next
  const [wasSaid] = useState(() => tabStorage.read(SCENARIO_KEY) !== undefined);
  // an account has a draft of its own, and nothing is offered over it
  const offers = hydrated && !draft && wasSaid;
  useOnChange(() => {
    if (!offers) return;
    later((code) => code.offer(setValues, asked));
    // once: later answers are theirs
  }, [offers]);
  const wordsOf = useConsentWords();
  const texts = textsOf(values);
  const fields = BASIC_FORM.filter((field) => isAsked(field, texts));

  return (
    <form
      id={FORM_ID}
      className="form"
      method="post"
      noValidate
      data-hydrated={hydrated ? 'yes' : undefined}
      onChange={(event) => later((code) => code.tellTyped(event, values))}
      onSubmit={handleSubmit}
    >
      <NeedsScripts />
      <ErrorSummary fields={ORDER} />
      <p className="muted">
        Only five answers are required: what you need, your name, email, phone number and permission to contact you. We
        keep what you type {draft ? 'in your account' : 'in this tab'} until you send it.
      </p>
      {saved}
      {failure && <SendFailure failure={failure} phone={phone} />}
      {fields.map((field) => {
        const own = { field, phone: phoneCheck };
        switch (field.name) {
          case 'propertyValue':
            return <FormField key={field.name} {...own} label={priceLabel(values)} />;
          case 'downPayment':
            return <FormField key={field.name} {...own} after={<Share of={values} />} />;
          case 'consentMarketing':
            return sender && <FormField key={field.name} {...own} label={wordsOf('MARKETING', sender)} />;
          default:
            return <FormField key={field.name} {...own} />;
        }
      })}
      <OtherAddress email={values.email} />
      <PrivacyNotice />
      <SubmitButton>Send my application</SubmitButton>
    </form>
  );
}
