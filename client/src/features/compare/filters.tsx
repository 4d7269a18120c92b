import { useId, type ReactNode } from 'react';
import { PROVINCE_CHOICES } from '@brokerage/domain/vocabulary/province-choices';
import { AmountField } from './amount-field';
import { AMORTIZATIONS, LEAVES } from '../../lib/scenario/scenario';
import { hasFilters, INSURANCES, NO_FILTERS, PURPOSES, SORTS } from './scenario';
import { TYPES } from './rate-types';
import type { Choosing } from './use-scenario';

interface Option<Value> {
  value: Value;
  label: string;
}

interface SelectProps<Value> {
  label: string;
  value: Value | undefined;
  options: readonly Option<Value>[];
  /** What stands for no choice; without it one is always chosen. */
  any?: string;
  set: (value: Value | undefined) => void;
}

function Select<Value extends string | number>({ label, value, options, any, set }: SelectProps<Value>): ReactNode {
  const id = useId();
  return (
    <div className="cmp-field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input"
        value={value ?? ''}
        onChange={({ target }) => set(options.find((option) => String(option.value) === target.value)?.value)}
      >
        {any !== undefined && <option value="">{any}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

const years = (term: number): string =>
  term < 1 ? `${Math.round(term * 12)} months` : `${term} ${term === 1 ? 'year' : 'years'}`;
const withYears = (values: readonly number[]): Option<number>[] =>
  values.map((value) => ({ value, label: years(value) }));

const LEAVE_OPTIONS = LEAVES.map(({ value, label }) => ({ value: String(value), label }));

interface Props {
  choosing: Choosing;
  /** The terms that lenders offer */
  terms: readonly number[];
  found: { totalItems: number; lenders: number } | undefined;
}

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

export function Filters({ choosing: { scenario, change }, terms, found }: Props): ReactNode {
  // a term that nobody offers any more stays to be seen, and to be changed
  const offered = scenario.term === undefined || terms.includes(scenario.term) ? terms : [...terms, scenario.term];
  return (
    <div className="cmp-form" role="search" aria-label="Rates">
      <div className="cmp-fields">
        <AmountField amount={scenario.amount} set={(amount) => change({ amount }, true)} />
        <Select
          label="Amortization"
          value={scenario.amortization}
          options={withYears(AMORTIZATIONS)}
          set={(amortization) => change({ amortization })}
        />
        <Select
          label="Term"
          any="Any term"
          value={scenario.term}
          options={withYears(offered)}
          set={(term) => change({ term })}
        />
        <Select label="Type" any="Any type" value={scenario.type} options={TYPES} set={(type) => change({ type })} />
        <Select
          label="Purpose"
          any="Any purpose"
          value={scenario.purpose}
          options={PURPOSES}
          set={(purpose) => change({ purpose })}
        />
        <Select
          label="Insurance"
          any="Any"
          value={scenario.insurance}
          options={INSURANCES}
          set={(insurance) => change({ insurance })}
        />
        <Select
          label="Province"
          any="Anywhere in Canada"
          value={scenario.province}
          options={PROVINCE_CHOICES}
          set={(province) => change({ province })}
        />
        <Select
          label="You may leave"
          value={String(scenario.leave)}
          options={LEAVE_OPTIONS}
          set={(leave) => change({ leave: LEAVES.find(({ value }) => String(value) === leave)?.value })}
        />
        <div className="cmp-sort">
          <Select
            label="Sort by"
            value={scenario.sort}
            options={SORTS}
            set={(sort) => change({ sort, descending: false })}
          />
        </div>
      </div>
      <div className="cmp-count">
        <p className="num" role="status">
          {found && `${plural(found.totalItems, 'rate')} from ${plural(found.lenders, 'lender')}`}
        </p>
        {hasFilters(scenario) && (
          <button type="button" className="cmp-link" onClick={() => change(NO_FILTERS)}>
            Clear filters
          </button>
        )}
      </div>
    </div>
  );
}
