import { useFormikContext } from 'formik';
import { useEffect, type ReactNode } from 'react';
import { COMMENTS_MAX, type BasicApplicationValues } from 'domain/forms/basic-application';
import { CREDIT_BANDS, MORTGAGE_TYPES, PROVINCES, TIMELINES } from 'domain/vocabulary/applications';
import { Checkbox, RadioCards, SelectField, TextAreaField } from '../../ui/form/choices';
import { ErrorSummary } from '../../ui/form/error-summary';
import { MoneyField } from '../../ui/form/money-field';
import { PhoneField } from '../../ui/form/phone-field';
import { SubmitButton } from '../../ui/form/submit-button';
import { TextField } from '../../ui/form/text-field';
import { useEarlyInput } from '../../ui/form/use-early-input';
import { asValues, FORM_ID, keepDraft, readDraft, type Asked } from './draft';
import { asksBalance, asksDownPayment } from './relevant';
import { SendFailure } from './send-failure';
import { usePhoneCheck } from './use-phone-check';

const ORDER = [
  'mortgageType',
  'province',
  'propertyValue',
  'downPayment',
  'mortgageBalance',
  'annualIncome',
  'timeline',
  'creditBand',
  'comments',
  'fullName',
  'email',
  'phone',
  'consentContact',
];
const provinces = PROVINCES.map(({ code, name }) => ({ value: code, label: name }));

/** "20%" of the price, where both are known. */
function share(down: string, price: string): string | undefined {
  const percent = (Number(down) / Number(price)) * 100;
  if (!down || !Number.isFinite(percent) || percent > 100) return undefined;
  return `${percent.toLocaleString('en-CA', { maximumFractionDigits: 1 })}% of the price`;
}

interface Props {
  /** What the address asked for. */
  asked: Asked;
  failure: string | undefined;
  /** The office's number, for when the form cannot be sent. */
  phone: string | undefined;
  refusePhone: (value: string, message: string) => void;
}

export function BasicFormFields({ asked, failure, phone, refusePhone }: Props): ReactNode {
  const form = useFormikContext<BasicApplicationValues>();
  const { values, setValues, validateForm, handleSubmit, submitForm } = form;
  const { hydrated } = useEarlyInput(FORM_ID, {
    take: (typed) => {
      const kept = { ...readDraft(asked), ...asValues(typed) };
      if (Object.keys(kept).length > 0) void setValues({ ...values, ...kept }, false);
    },
    submit: () => void submitForm(),
  });
  useEffect(() => {
    if (hydrated) keepDraft(values, asked);
  }, [hydrated, values, asked]);
  const { check, onLeave } = usePhoneCheck((value, message) => {
    refusePhone(value, message);
    void validateForm();
  });
  const buys = asksDownPayment(values.mortgageType);
  const owes = asksBalance(values.mortgageType);

  return (
    <form
      id={FORM_ID}
      className="form"
      method="post"
      noValidate
      data-hydrated={hydrated ? 'yes' : undefined}
      onSubmit={handleSubmit}
    >
      <ErrorSummary fields={ORDER} />
      {failure && <SendFailure failure={failure} phone={phone} />}
      <RadioCards name="mortgageType" label="What do you need?" choices={MORTGAGE_TYPES} />
      <SelectField
        name="province"
        label="Where is the property?"
        optional
        choices={provinces}
        empty="Choose a province or territory"
      />
      <MoneyField
        name="propertyValue"
        label={buys ? 'Purchase price' : 'Property value'}
        hint="A good guess is enough."
        optional
      />
      {buys && (
        <MoneyField
          name="downPayment"
          label="Down payment"
          hint="At least 5% of the price up to $500,000."
          optional
          after={<span className="percent num">{share(values.downPayment, values.propertyValue)}</span>}
        />
      )}
      {owes && (
        <MoneyField
          name="mortgageBalance"
          label="What you still owe"
          hint="It is on your last mortgage statement."
          optional
        />
      )}
      <MoneyField
        name="annualIncome"
        label="Gross household income"
        hint="Before tax, in a year, everybody who will be on the mortgage."
        optional
      />
      <SelectField name="timeline" label="When do you need it?" optional choices={TIMELINES} empty="Choose a time" />
      <SelectField
        name="creditBand"
        label="How is your credit?"
        hint="Your own guess. We check nothing without asking you."
        optional
        choices={CREDIT_BANDS}
        empty="Choose an answer"
      />
      <TextAreaField name="comments" label="Anything else we should know?" optional max={COMMENTS_MAX} />
      <TextField name="fullName" label="Full name" autoComplete="name" maxLength={120} />
      <TextField
        name="email"
        label="Email address"
        hint="Your application number goes there."
        type="email"
        autoComplete="email"
        inputMode="email"
        spellCheck={false}
        maxLength={254}
      />
      <PhoneField
        name="phone"
        label="Phone number"
        hint="A Canadian number on which a broker can reach you."
        check={check}
        onLeave={onLeave}
      />
      <Checkbox name="consentContact">
        I agree that a licensed broker contacts me by phone and email about this application.
      </Checkbox>
      <Checkbox name="consentMarketing">Send me rate news now and then. I can unsubscribe with one click.</Checkbox>
      <SubmitButton>Send my application</SubmitButton>
    </form>
  );
}
