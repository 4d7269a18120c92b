import { numberOf, numberOrNone } from '@brokerage/domain/calculator/texts';
import type { Texts } from '@brokerage/domain/forms/fields';
import { ceilShares, toCents } from '@brokerage/domain/mortgage/cents';
import { purchase, type PurchaseInput } from '@brokerage/domain/mortgage/purchase';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { HOME } from '../../../lib/scenario/shared';
import type { StartRate, TabProps } from '../fields/common';
import {
  byProvince,
  COST_GROUPS,
  HOME_ASSUMPTIONS,
  homeFields,
  homeInput,
  homeTexts,
  PRICE,
  withCity,
} from './home-scenario';
import { PurchaseAnswer, type PurchaseFigures } from './purchase-answer';
import { ScenarioPage, type FollowProps } from '../page/scenario-page';
import { classOf, useClassRate } from '../rate/use-class-rate';
import { namesOf } from '../page/use-scenario';

const groupsOf = byProvince((province) => [
  {
    title: 'The home',
    fields: [
      PRICE,
      { name: 'down', label: 'Down payment', kind: 'money', required: true, engine: ['downPayment'] },
      {
        name: 'percent',
        label: 'Down payment as a share',
        kind: 'percent',
        required: true,
        hint: 'Change either; the other follows.',
      },
      ...homeFields(province),
    ],
  },
  ...COST_GROUPS,
]);

function firstTexts(start: StartRate, asked?: URLSearchParams): Texts {
  const { price = '', ...rest } = homeTexts(start, asked);
  return { price, down: '64000', ...rest };
}

const percentOf = (down: string | undefined, price: string | undefined): string => {
  const share = (numberOrNone(down) / numberOf(price)) * 100;
  return Number.isFinite(share) ? String(Math.round(share * 100) / 100) : '';
};

/** Dollars and percent are one thing said twice: what is typed in one changes the other. */
function linked(texts: Texts, change: Texts): Texts {
  if (change.percent === undefined) return withCity(change);
  // up to the cent: 20% rounded down would be less than 20%, and has to be insured
  const amount = ceilShares({ cents: toCents(numberOf(texts.price)), pct: numberOf(change.percent) }) / 100;
  return Number.isFinite(amount) ? { down: String(amount) } : {};
}

/** What the address may say of this page. */
export const reads = namesOf(firstTexts);

function figuresOf(texts: Texts): PurchaseFigures {
  const input: PurchaseInput = { ...homeInput(texts), downPayment: numberOrNone(texts.down) };
  return { home: purchase(input), input };
}

const withPercent = (texts: Texts): Texts => ({ ...texts, percent: percentOf(texts.down, texts.price) });

function Follow({ texts, isRateTyped, change }: FollowProps<PurchaseFigures>): null {
  useClassRate(classOf(texts, numberOf(texts.price)), isRateTyped, change);
  return null;
}

export function PurchaseTab({ start, onApply }: TabProps): ReactNode {
  const [asked] = useSearchParams();
  return (
    <ScenarioPage
      first={firstTexts(start, asked)}
      shownOf={withPercent}
      assumptions={HOME_ASSUMPTIONS}
      Answer={PurchaseAnswer}
      shared={HOME}
      {...{ groupsOf, figuresOf, linked, Follow, onApply }}
    />
  );
}
