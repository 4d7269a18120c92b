import { FREQUENCY, RATE, YEARS } from '../fields/common';
import { brokerNote, withNote } from './broker-note';
import type { Asked } from './in-words';

const ASKED: Asked = {
  groups: [
    {
      title: 'Your mortgage',
      fields: [
        { name: 'principal', label: 'Mortgage amount', kind: 'money' },
        RATE,
        YEARS,
        FREQUENCY,
        { name: 'yearly', label: 'Lump sum each year', kind: 'money' },
        { name: 'first', label: 'First-time buyer', kind: 'flag' },
      ],
    },
  ],
  texts: { principal: '500000', rate: '3.94', years: '1', frequency: 'monthly', yearly: '', first: 'yes' },
};

const NOTE = `From the payment calculator
Your payment: $2,613.86 a month
Mortgage amount: $500,000
Interest rate: 3.94%
Amortization: 1 year
Payment frequency: Monthly
First-time buyer: Yes`;

test('a broker reads the answer and what was entered', () => {
  expect(brokerNote('Payment', { title: 'Your payment', value: '$2,613.86', unit: 'a month' }, [ASKED])).toBe(NOTE);
});

test('a note takes the place of the one before, and leaves what the person wrote', () => {
  const once = withNote('Call after 5 p.m.', NOTE);
  expect(once).toBe(`${NOTE}\n\nCall after 5 p.m.`);
  const other = brokerNote('Rate rise', { title: 'Your payment', value: '$1', unit: 'a month' }, []);
  expect(withNote(once, other)).toBe(`${other}\n\nCall after 5 p.m.`);
});
