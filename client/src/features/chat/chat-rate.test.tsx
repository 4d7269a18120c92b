import { begin, type Conversation } from '@brokerage/domain/chat/conversation';
import { fireEvent, screen } from '@testing-library/react';
import { inApp, type Answers } from '../../../test/in-app';
import { Chat } from './chat';

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
const BOT_WRITES = { timeout: 5_000 };

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
  expect(await screen.findByText(/Is there anything else a broker should know/, {}, BOT_WRITES)).toBeVisible();
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
  expect(await screen.findByText(/Is there anything else a broker should know/, {}, BOT_WRITES)).toBeVisible();
  expect(screen.queryByText(/Today’s best/)).toBeNull();
});

test('it ends with the best rates and the next times for whoever it was', async () => {
  at(
    8,
    { fullName: 'Ada Tremblay', serviceType: 'Renewal' },
    {
      ChatRates: () => ({ startRate: RATE, startRates: [RATE] }),
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
  expect(await screen.findByText(/Thank you! A licensed broker will reply/, {}, BOT_WRITES)).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Your best rates today' })).toBeVisible();
  expect(await screen.findByText('Oak Trust')).toBeVisible();
  expect(screen.getByText('Times for Ada Tremblay')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the rates' })).toBeVisible();
  expect(sessionStorage.getItem('chat-talk')).not.toMatch(/Ada/);
});
