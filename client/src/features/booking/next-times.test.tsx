import { cleanup, fireEvent, screen } from '@testing-library/react';
import { inApp, type Answers } from '../../../test/in-app';
import { BookCall } from './book-call';
import { forgetWish, wishCall, wishedCall } from './call-wish';
import { NextTimes } from './next-times';

const TIMES = ['2026-11-27T15:00:00.000Z', '2026-11-27T15:30:00.000Z', '2026-11-30T15:00:00.000Z'];
const PERSON = { fullName: 'Ada Tremblay', phone: '416 967-1111', email: 'ada@example.ca', topic: 'renewal' } as const;
const slots = (times: readonly string[]) => ({
  bookingSlots: times.map((startsAt) => ({
    __typename: 'BookingSlot',
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + 30 * 60_000).toISOString(),
  })),
});

/** The Tuesday before: a time that has passed is on no calendar. Only the date stands still. */
beforeAll(() => {
  jest.useFakeTimers({
    now: new Date('2026-11-24T15:00:00Z'),
    doNotFake: [
      ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'] as const),
      ...(['nextTick', 'queueMicrotask', 'performance', 'hrtime'] as const),
      ...(['requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback', 'cancelIdleCallback'] as const),
    ],
  });
});
afterAll(() => jest.useRealTimers());

const left = jest.fn();
const show = (answers: Answers): void => inApp(<NextTimes person={PERSON} onLeave={left} />, { answers });
beforeEach(() => {
  forgetWish();
  sessionStorage.clear();
  left.mockClear();
});

test('a free time opens the booking, with the time and the answers in it', async () => {
  show({ BookingSlots: () => slots([...TIMES, '2026-12-01T15:00:00.000Z']) });
  const links = await screen.findAllByRole('link');
  // three of them, and the way to all
  expect(links).toHaveLength(4);
  expect(links[0]).toHaveAttribute('href', '/contact#book');
  expect(links[0]).toHaveTextContent(/^Friday, November 27, /);
  fireEvent.click(links[0]!);
  expect(left).toHaveBeenCalledTimes(1);
  expect(wishedCall()).toEqual({ startsAt: TIMES[0], person: PERSON });

  cleanup();
  inApp(<BookCall agentId={null} />, { answers: { BookingSlots: () => slots(TIMES) } });
  await screen.findByRole('radio', { name: /^Friday, November 27, 2 free times/ });
  expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ada Tremblay');
  expect(screen.getByRole('textbox', { name: 'Number to call' })).toHaveValue('416 967-1111');
  expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveValue('ada@example.ca');
  expect(screen.getByRole('combobox', { name: /What is it about/ })).toHaveValue('renewal');
  expect(screen.getByRole('button', { name: /^Book .*, Friday$/ })).toBeVisible();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  // the next booking starts empty
  expect(wishedCall()).toBeUndefined();
});

test('nothing free: it says so', async () => {
  show({ BookingSlots: () => slots([]) });
  expect(await screen.findByText(/No time for a call is free right now/)).toBeVisible();
});

test('offline: it says so, and they can be asked for again', async () => {
  const answers: Answers = { BookingSlots: () => new Error('offline') };
  show(answers);
  expect(await screen.findByRole('alert')).toHaveTextContent('We can’t show our free times right now.');
  answers['BookingSlots'] = () => slots(TIMES);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('link')).toHaveLength(4);
});

test('a topic that takes longer asks for its own times, says how long, and lets go of a time that is not among them', async () => {
  const asked: unknown[] = [];
  const answers: Answers = {
    BookingSlots: ({ topic }) => {
      asked.push(topic);
      const [first = '', ...others] = TIMES;
      if (topic !== 'refinance') return slots([first, ...others]);
      return {
        bookingSlots: others.map((startsAt) => ({
          __typename: 'BookingSlot',
          startsAt,
          endsAt: new Date(Date.parse(startsAt) + 45 * 60_000).toISOString(),
        })),
      };
    },
  };
  inApp(<BookCall agentId={null} />, { answers });
  expect(await screen.findByText('It takes 30 minutes and costs nothing.')).toBeVisible();
  fireEvent.click((await screen.findAllByRole('radio', { name: /a\.m\.|p\.m\./ }))[0]!);
  expect(await screen.findByRole('button', { name: /^Book .*, Friday$/ })).toBeVisible();
  fireEvent.change(screen.getByRole('combobox', { name: /What is it about/ }), { target: { value: 'refinance' } });
  expect(await screen.findByText('It takes 45 minutes and costs nothing.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Book my call' })).toBeVisible();
  expect(asked).toEqual([null, 'refinance']);
});

test.each([
  ['what was said on other pages', { price: '640000' }, undefined, 'new_purchase'],
  ['what the conversation was about', { purpose: 'renewal' }, 'refinance', 'refinance'],
  ['nothing where only a province was said', { province: 'bc' }, undefined, ''],
])('a call is about %s', async (_, said, topic, expected) => {
  sessionStorage.setItem('scenario', JSON.stringify(said));
  if (topic) wishCall({ person: { topic: topic as 'refinance' } });
  const asked: unknown[] = [];
  inApp(<BookCall agentId={null} />, {
    answers: {
      BookingSlots: (variables) => {
        asked.push(variables['topic']);
        return slots(TIMES);
      },
    },
  });
  await screen.findByRole('radio', { name: /^Friday, November 27, 2 free times/ });
  expect(screen.getByRole('combobox', { name: /What is it about/ })).toHaveValue(expected);
  // the times are those of a call about it
  expect(asked).toEqual([expected || null]);
});
