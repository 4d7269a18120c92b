import { FormikProvider, useFormik } from 'formik';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/button';
import { Checkbox, RadioCards, SelectField, TextAreaField } from '../../ui/form/choices';
import { ErrorSummary } from '../../ui/form/error-summary';
import { FormFailure } from '../../ui/form/form-failure';
import { MoneyField } from '../../ui/form/money-field';
import { PasswordField } from '../../ui/form/password-field';
import { PhoneField } from '../../ui/form/phone-field';
import { SubmitButton } from '../../ui/form/submit-button';
import { TextField } from '../../ui/form/text-field';
import { FormState } from './form-state';
import { Chapter, Specimen } from './specimen';

const PROVINCES = [
  { value: 'BC', label: 'British Columbia' },
  { value: 'ON', label: 'Ontario' },
  { value: 'QC', label: 'Quebec' },
];
const PURPOSES = [
  { value: 'new_purchase', label: 'New purchase' },
  { value: 'refinance', label: 'Refinance' },
  { value: 'renewal', label: 'Renewal' },
];
const none = (): undefined => undefined;

function TextFields(): ReactNode {
  return (
    <>
      <Specimen name="TextField" state="empty, with a hint">
        <FormState values={{ 'text-empty': '' }}>
          <TextField name="text-empty" label="Full name" hint="As shown on your identification" />
        </FormState>
      </Specimen>
      <Specimen name="TextField" state="filled, optional">
        <FormState values={{ 'text-filled': 'Ada Tremblay' }}>
          <TextField name="text-filled" label="Full name" optional />
        </FormState>
      </Specimen>
      <Specimen name="TextField" state="refused">
        <FormState
          values={{ 'text-bad': 'ada@tremblay' }}
          errors={{ 'text-bad': 'Enter an email address such as name@example.ca' }}
        >
          <TextField name="text-bad" label="Email address" type="email" />
        </FormState>
      </Specimen>
      <Specimen name="PasswordField" state="shown on demand">
        <FormState values={{ 'password-new': 'a good long sentence' }}>
          <PasswordField
            name="password-new"
            label="New password"
            hint="At least 10 characters"
            autoComplete="new-password"
          />
        </FormState>
      </Specimen>
    </>
  );
}

function NumberFields(): ReactNode {
  return (
    <>
      <Specimen name="MoneyField" state="filled">
        <FormState values={{ 'money-filled': '640000' }}>
          <MoneyField name="money-filled" label="Property value" hint="An estimate is fine" />
        </FormState>
      </Specimen>
      <Specimen name="MoneyField" state="refused">
        <FormState
          values={{ 'money-bad': '700000' }}
          errors={{ 'money-bad': 'The down payment is more than the property' }}
        >
          <MoneyField name="money-bad" label="Down payment" />
        </FormState>
      </Specimen>
      <Specimen name="PhoneField" state="being checked">
        <FormState values={{ 'phone-checking': '(416) 967-1111' }}>
          <PhoneField name="phone-checking" label="Phone number" check={{ state: 'checking' }} onLeave={none} />
        </FormState>
      </Specimen>
      <Specimen name="PhoneField" state="verified">
        <FormState values={{ 'phone-verified': '(416) 967-1111' }}>
          <PhoneField
            name="phone-verified"
            label="Phone number"
            check={{ state: 'verified', value: '(416) 967-1111', message: 'This is a valid Canadian number' }}
            onLeave={none}
          />
        </FormState>
      </Specimen>
    </>
  );
}

function ChoiceFields(): ReactNode {
  return (
    <>
      <Specimen name="SelectField" state="nothing chosen, and refused">
        <FormState
          values={{ 'select-empty': '', 'select-bad': '' }}
          errors={{ 'select-bad': 'Choose where the property is' }}
        >
          <div className="sp-stack">
            <SelectField name="select-empty" label="Province" choices={PROVINCES} empty="Choose a province" optional />
            <SelectField name="select-bad" label="Province" choices={PROVINCES} empty="Choose a province" />
          </div>
        </FormState>
      </Specimen>
      <Specimen name="TextAreaField" state="near its end, and beyond">
        <FormState
          values={{
            'area-near': 'We found a semi in the east end and the offer date is soon.',
            'area-over': 'x'.repeat(66),
          }}
          errors={{ 'area-over': 'At most 60 characters' }}
        >
          <div className="sp-stack">
            <TextAreaField name="area-near" label="Anything else?" optional max={64} />
            <TextAreaField name="area-over" label="Anything else?" max={60} />
          </div>
        </FormState>
      </Specimen>
      <Specimen name="RadioCards" state="one chosen" size="wide">
        <FormState values={{ 'radio-chosen': 'refinance' }}>
          <RadioCards name="radio-chosen" label="What is the mortgage for?" choices={PURPOSES} />
        </FormState>
      </Specimen>
      <Specimen name="RadioCards" state="refused" size="wide">
        <FormState values={{ 'radio-bad': '' }} errors={{ 'radio-bad': 'Choose what the mortgage is for' }}>
          <RadioCards
            name="radio-bad"
            label="What is the mortgage for?"
            hint="You can change it later"
            choices={PURPOSES}
          />
        </FormState>
      </Specimen>
      <Specimen name="Checkbox" state="ticked">
        <FormState values={{ 'check-on': true }}>
          <Checkbox name="check-on">A licensed broker may call or email me</Checkbox>
        </FormState>
      </Specimen>
      <Specimen name="Checkbox" state="refused">
        <FormState values={{ 'check-bad': false }} errors={{ 'check-bad': 'We need your agreement to reply' }}>
          <Checkbox name="check-bad">A licensed broker may call or email me</Checkbox>
        </FormState>
      </Specimen>
    </>
  );
}

/** A form to send: its summary takes the focus, as it does on the site. */
function Refused(): ReactNode {
  const form = useFormik<Record<string, string>>({
    initialValues: { 'sent-name': '', 'sent-email': '' },
    validate: (now) => ({
      ...(!now['sent-name'] && { 'sent-name': 'Enter your full name' }),
      ...(!now['sent-email'] && { 'sent-email': 'Enter your email address' }),
    }),
    onSubmit: () => undefined,
  });
  return (
    <FormikProvider value={form}>
      <form className="form" noValidate onSubmit={form.handleSubmit}>
        <ErrorSummary fields={['sent-name', 'sent-email']} />
        <TextField name="sent-name" label="Full name" />
        <TextField name="sent-email" label="Email address" type="email" />
        <div>
          <SubmitButton>Send empty</SubmitButton>
        </div>
      </form>
    </FormikProvider>
  );
}

function Failed(): ReactNode {
  const [message, setMessage] = useState<string>();
  return (
    <div className="sp-stack">
      <FormFailure message={message} />
      <div>
        <Button
          look="outline"
          onClick={() => setMessage(message ? undefined : 'The server could not be reached. Nothing was sent.')}
        >
          {message ? 'Take it away' : 'Let sending fail'}
        </Button>
      </div>
    </div>
  );
}

export function FieldSpecimens(): ReactNode {
  return (
    <>
      <Chapter
        id="fields"
        title="Fields"
        lead="Label, hint, control, error: in that order. An error shows after the first blur or a submit and goes as soon as it is mended. No field is ever disabled: what does not apply is not asked."
      >
        <TextFields />
        <NumberFields />
        <ChoiceFields />
      </Chapter>
      <Chapter id="sending" title="Sending a form" lead="Submit is never disabled because of errors.">
        <Specimen name="ErrorSummary" state="press to see it">
          <Refused />
        </Specimen>
        <Specimen name="FormFailure" state="press to see it">
          <Failed />
        </Specimen>
        <Specimen name="SubmitButton" state="ready, and on its way">
          <div className="sp-row">
            <FormState values={{}}>
              <SubmitButton>Submit Application</SubmitButton>
            </FormState>
            <FormState values={{}} submitting>
              <SubmitButton>Submit Application</SubmitButton>
            </FormState>
          </div>
        </Specimen>
      </Chapter>
    </>
  );
}
