import type { ReactNode } from 'react';
import { RadioCards } from '../../ui/form/choices';
import { DateField, MonthField } from '../../ui/form/date-field';
import { FlagField } from '../../ui/form/flag-field';
import { MoneyField } from '../../ui/form/money-field';
import { NumberField, PercentField } from '../../ui/form/number-field';
import { PostalField } from '../../ui/form/postal-field';
import { RowsField } from '../../ui/form/rows-field';
import { SeveralField } from '../../ui/form/several-field';
import { TextField } from '../../ui/form/text-field';
import { FormState } from './form-state';
import { Chapter, Specimen } from './specimen';

const WORK = [
  { value: 'employed', label: 'Employed', hint: 'An employer pays you, with a T4' },
  { value: 'self_employed', label: 'Self-employed', hint: 'You bill your own clients' },
  { value: 'retired', label: 'Retired', hint: 'Pension, CPP, OAS or RRIF' },
];
const PAY = [
  { value: 'salary', label: 'Salary' },
  { value: 'hourly', label: 'Hourly' },
  { value: 'overtime', label: 'Overtime' },
  { value: 'bonus', label: 'Bonus' },
];
const TRUE_NOW = [
  { value: 'probation', label: 'On probation' },
  { value: 'leave', label: 'On leave, such as parental' },
];
const JOBS = [
  { id: 'pool', employer: 'Steel City Swim Club', annual: '6240' },
  { id: 'clinic', employer: 'Lakeshore Family Clinic', annual: '8800' },
];

function Choices(): ReactNode {
  return (
    <>
      <Specimen name="RadioCards" state="each with its hint" size="wide">
        <FormState values={{ 'work-hinted': 'employed' }}>
          <RadioCards name="work-hinted" label="What best describes your work today?" choices={WORK} />
        </FormState>
      </Specimen>
      <Specimen name="FlagField" state="unanswered, answered and refused">
        <FormState values={{ 'flag-yes': true, 'flag-bad': undefined }} errors={{ 'flag-bad': 'Choose yes or no' }}>
          <div className="sp-stack">
            <FlagField name="flag-none" label="Have you found a home?" optional />
            <FlagField name="flag-yes" label="Is this your first home?" />
            <FlagField name="flag-bad" label="Do you pay support?" hint="To a former partner or for a child" />
          </div>
        </FormState>
      </Specimen>
      <Specimen name="SeveralField" state="cards, chips and refused" size="wide">
        <FormState
          values={{ 'pay-some': ['salary', 'bonus'], 'pay-bad': [] }}
          errors={{ 'pay-bad': 'Choose at least one' }}
        >
          <div className="sp-stack">
            <SeveralField name="pay-some" label="How are you paid?" hint="Choose all that apply" choices={PAY} />
            <SeveralField name="true-now" label="Is any of this true now?" optional look="chips" choices={TRUE_NOW} />
            <SeveralField name="pay-bad" label="How are you paid?" choices={PAY} />
          </div>
        </FormState>
      </Specimen>
    </>
  );
}

function Dates(): ReactNode {
  return (
    <>
      <Specimen name="MonthField" state="filled, half filled and refused">
        <FormState
          values={{ 'month-full': '2024-09', 'month-half': '2024-', 'month-bad': '2042-09' }}
          errors={{ 'month-bad': 'The start date is in the future. Check the year' }}
        >
          <div className="sp-stack">
            <MonthField name="month-full" label="When did you start?" />
            <MonthField name="month-half" label="When did you start?" />
            <MonthField name="month-bad" label="When did you start?" />
          </div>
        </FormState>
      </Specimen>
      <Specimen name="DateField" state="filled and refused">
        <FormState
          values={{ 'date-full': '1993-04-17', 'date-bad': '1993-02-31' }}
          errors={{ 'date-bad': 'Enter a day, month and year, like 27 3 1991' }}
        >
          <div className="sp-stack">
            <DateField name="date-full" label="Date of birth" birthday />
            <DateField name="date-bad" label="Date of birth" birthday />
          </div>
        </FormState>
      </Specimen>
      <Specimen name="NumberField, PercentField" state="with their units">
        <FormState values={{ hours: '37.5', rate: '4.19', bad: 'a lot' }} errors={{ bad: 'Enter a number' }}>
          <div className="sp-stack">
            <NumberField name="hours" label="Hours per week" unit="hours" />
            <PercentField name="rate" label="Your rate now" optional />
            <NumberField name="bad" label="Hours per week" unit="hours" />
          </div>
        </FormState>
      </Specimen>
      <Specimen name="PostalField" state="filled">
        <FormState values={{ postal: 'L8K 0A0' }}>
          <PostalField name="postal" label="Postal code" />
        </FormState>
      </Specimen>
    </>
  );
}

export const AnswerSpecimens = (): ReactNode => (
  <Chapter
    id="answers"
    title="Longer answers"
    lead="What the application needs besides: yes or no, several of many, months and days, rows. Half-filled answers are kept as they were typed."
  >
    <Choices />
    <Dates />
    <Specimen name="RowsField" state="closed rows; add, edit, remove and take back" size="wide">
      <FormState values={{ jobs: JOBS }}>
        <RowsField
          name="jobs"
          add="Add another job"
          unnamed="New job"
          summary={({ employer, annual }) => ({
            title: typeof employer === 'string' ? employer : '',
            detail: annual ? `$${Number(annual).toLocaleString('en-CA')} a year` : undefined,
          })}
          foot={() => (
            <>
              <span>Comes to about</span>
              <span>$6,240 a year</span>
            </>
          )}
        >
          {(_row, place) => (
            <>
              <TextField name={`${place}.employer`} label="Employer" />
              <MoneyField name={`${place}.annual`} label="Yearly pay" />
            </>
          )}
        </RowsField>
      </FormState>
    </Specimen>
  </Chapter>
);
