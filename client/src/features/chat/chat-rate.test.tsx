import { begin, type Conversation } from '@brokerage/domain/chat/conversation';
import type { ChatField } from '@brokerage/domain/chat/lead-form';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { inApp, type Answers } from '../../../test/in-app';
import type { Change } from '../../lib/scenario/scenario';
import { Chat } from './chat';
import { suggestedFor } from './suggested';

const RATE = {
  __typename: 'StartRate',
  id: '1',
  bankName: 'Oak Trust',
  term: 5,
  type: 'FIXED',
  compounding: 'SEMI_ANNUAL',
  rate: 4,
  apr: 4.06,
};

/** A conversation that was reloaded at a question. */
function at(step: number, answers: Conversation['answers'], api: Answers): void {
  sessionStorage.setItem('chat-talk', JSON.stringify({ talk: { ...begin(), step, answers }, draft: '' }));
  window.history.replaceState(null, '', `/?step=bot-step-${step}`);
  inApp(
    <Chat
      brand="Tamarack"
      legalName="Tamarack Inc."
      email="hello@example.ca"
      nextTimes={({ fullName = 'nobody' }) => <p>Times for {fullName}</p>}
    />,
    { answers: api },
  );
}

beforeEach(() => sessionStorage.clear());
afterEach(() => window.history.replaceState(null, '', '/'));

test('the size of the mortgage brings the day’s rate and its payment, and the question stays', async () => {
  at(7, { serviceType: 'Renewal' }, { ChatRates: () => ({ startRate: RATE, startRates: [RATE] }) });
  fireEvent.click(screen.getByRole('button', { name: '$200K - $500K' }));
  expect(await screen.findByText(/Is there anything else a broker should know/)).toBeVisible();
  expect(screen.getByText(/Today’s best 5-year fixed for you is 4\.00% \(4\.06% APR\)/)).toHaveTextContent(
    'On $500,000 over 25 years, that’s $2,630.10 a month.',
  );
});

test.each<[string, Answers]>([
  ['no rate is published', { ChatRates: () => ({ startRate: null, startRates: [] }) }],
  ['the browser is offline', { ChatRates: () => new Error('offline') }],
  ['the answer does not come', {}],
])('where %s nothing is said of it, and the conversation goes on', async (_, api) => {
  at(7, { serviceType: 'Renewal' }, api);
  fireEvent.click(screen.getByRole('button', { name: '$200K - $500K' }));
  expect(await screen.findByText(/Is there anything else a broker should know/)).toBeVisible();
  expect(screen.queryByText(/Today’s best/)).toBeNull();
});

test('it ends with the best rates and the next times for whoever it was', async () => {
  const asked: unknown[] = [];
  // a home that nobody insures in bulk
  const decides = { serviceType: 'Renewal', propertyValue: '$1M+', mortgageAmount: '$200K - $500K' };
  at(
    8,
    { fullName: 'Ada Tremblay', ...decides },
    {
      ChatRates: ({ input }) => {
        asked.push(input);
        return { startRate: RATE, startRates: [RATE] };
      },
      SendChatLead: () => ({
        submitChatLead: {
          __typename: 'ChatLeadPayload',
          userErrors: [],
          lead: { __typename: 'Lead', id: '1' },
        },
      }),
    },
  );
  fireEvent.change(screen.getByRole('textbox', { name: 'Comments' }), { target: { value: 'nothing else' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/Thank you! A licensed broker will reply/)).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Your best rates today' })).toBeVisible();
  expect(await screen.findByText('Oak Trust')).toBeVisible();
  expect(screen.getByText('Times for Ada Tremblay')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the rates' })).toBeVisible();
  expect(asked).toEqual([{ purpose: 'RENEWAL', insurance: 'UNINSURED' }]);
  expect(JSON.parse(sessionStorage.getItem('chat-talk') ?? '')).toMatchObject({ talk: { answers: decides } });
  expect(sessionStorage.getItem('chat-talk')).not.toMatch(/Ada/);
});

test('who tries again and fails again stands at the button that tries once more', async () => {
  at(8, { fullName: 'Ada Tremblay', serviceType: 'Renewal' }, { SendChatLead: () => new Error('offline') });
  fireEvent.change(screen.getByRole('textbox', { name: 'Comments' }), { target: { value: 'nothing else' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  again.focus();
  fireEvent.click(again);
  expect(screen.getByRole('log')).toHaveFocus();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus());
});

test('what was said on other pages is marked among the options, and chosen by nobody else', async () => {
  sessionStorage.setItem('scenario', JSON.stringify({ price: '640000', downPayment: '64000' }));
  at(3, { fullName: 'Ada Tremblay' }, {});
  const option = screen.getByRole('button', { name: 'New Purchase' });
  await waitFor(() => expect(option).toHaveAccessibleDescription('Outlined: what you told us before'));
  expect(screen.getByRole('button', { name: 'Renewal' })).not.toHaveAccessibleDescription();
  expect(screen.getByRole('textbox', { name: 'Service' })).toHaveValue('');
});

test.each<[ChatField, string, Change, string | undefined]>([
  ['serviceType', '', { purpose: 'RENEWAL' }, 'Renewal'],
  ['serviceType', '', { province: 'ON' }, undefined],
  ['downPayment', 'New Purchase', { price: 640_000, downPayment: 64_000 }, '10%'],
  ['downPayment', 'New Purchase', { price: 640_000 }, undefined],
  ['propertyValue', 'New Purchase', { price: 640_000 }, '$500K-$1M'],
  // the bar of a refinance asks no value
  ['propertyValue', 'Refinance', { purpose: 'REFINANCE', mortgage: 300_000 }, undefined],
  ['mortgageAmount', 'New Purchase', { price: 500_000, downPayment: 100_000 }, '$200K - $500K'],
  ['mortgageAmount', 'New Purchase', { price: 500_000 }, undefined],
  ['mortgageAmount', 'Renewal', { purpose: 'RENEWAL', mortgage: 180_000 }, 'Under $200K'],
  ['mortgageAmount', 'Renewal', { purpose: 'RENEWAL' }, undefined],
  // they came for something else
  ['mortgageAmount', 'Equity Takeout', { purpose: 'RENEWAL', mortgage: 180_000 }, undefined],
  ['email', 'Renewal', { purpose: 'RENEWAL' }, undefined],
])('%s of a %s after %j: %s', (field, serviceType, said, option) =>
  expect(suggestedFor(field, { serviceType }, said)).toBe(option),
);
