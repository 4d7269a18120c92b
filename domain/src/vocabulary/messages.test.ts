import fs from 'node:fs';
import { oops } from '../chat/answers.js';
import { CHAT_STEPS } from '../chat/steps.js';
import { MESSAGES } from './messages.js';

interface CustomerWords {
  messages: string[];
  chat: Record<'serviceType' | 'downPayment' | 'propertyValue' | 'mortgageAmount', string[]> & { prefix: string };
}
const customer = JSON.parse(
  fs.readFileSync(new URL('../../test/customer-words.json', import.meta.url), 'utf8'),
) as CustomerWords;

test('the catalogue has the customer’s messages word for word, and no others', () => {
  expect(Object.values<string>(MESSAGES).sort()).toEqual([...customer.messages].sort());
});

test('the chat offers the customer’s options and says Oops as the customer does', () => {
  const options = Object.values(CHAT_STEPS)
    .filter((step) => step.options)
    .map(({ field, options: offered }) => [field, offered]);
  const { prefix, serviceType, downPayment, propertyValue, mortgageAmount } = customer.chat;
  expect(Object.fromEntries(options)).toEqual({ serviceType, downPayment, propertyValue, mortgageAmount });
  expect(oops('try again').startsWith(`${prefix} `)).toBe(true);
});
