import { emptyValues } from '@brokerage/domain/forms/fields';
import { REMINDER_FORM } from '@brokerage/domain/renewals/letter-form';
import { linesOf } from '@brokerage/domain/renewals/letter-text';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Formik } from 'formik';
import type { ReactNode } from 'react';
import { LetterCard } from './letter-card';
import type { Answered, Asked } from './letter-reader.worker';
import { readPicture } from './read-picture';

/** In place of the worker that reads: what it answers to the pictures, one after the other. It reads on until it says that it ended. */
let answers: Answered[][] = [];
let begun = 0;
let ended = 0;
class Reader extends EventTarget {
  postMessage({ picture }: Asked): void {
    begun += 1;
    expect(picture).toBeInstanceOf(File);
    for (const data of answers.shift() ?? [])
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }
  terminate(): void {
    ended += 1;
  }
}

beforeEach(() => {
  Reflect.set(globalThis, 'Worker', Reader);
  answers = [];
  begun = 0;
  ended = 0;
});

const ENDED: Answered = { ended: true };
const linesIn = (text: string): Answered => ({ lines: linesOf(text) });

const Card = (): ReactNode => (
  <Formik initialValues={emptyValues(REMINDER_FORM)} onSubmit={() => undefined}>
    <LetterCard />
  </Formik>
);
const photo = (): File => new File(['x'], 'letter.jpg', { type: 'image/jpeg' });
const choose = (): boolean =>
  fireEvent.change(screen.getByLabelText('Choose a picture'), { target: { files: [photo()] } });
const said = (words: RegExp): Promise<HTMLElement> => screen.findByText(words);

test('what was read stands in the form with its line, and what was not is asked', async () => {
  answers = [[linesIn('Interest rate: 4.79%\nBalance at renewal: $412,300.00\nMatures on May 14, 2027'), ENDED]];
  render(<Card />);
  choose();
  await said(
    /^3 of 6 lines read\. Check those marked “Read”\. We couldn’t read: kind of rate, term offered and years left to pay\./,
  );
  expect(screen.getByLabelText('Rate offered')).toHaveValue('4.79');
  expect(screen.getByText('“Interest rate: 4.79%”')).toBeInTheDocument();
  expect(screen.getByLabelText('Comes due')).toHaveValue('2027-05-14');
  expect(screen.getByLabelText('Years left to pay')).toHaveValue('');
});

test('a line that is corrected is no longer one that was read', async () => {
  answers = [[linesIn('Interest rate: 4.79%'), ENDED]];
  render(<Card />);
  choose();
  const rate = await screen.findByText('“Interest rate: 4.79%”');
  fireEvent.change(screen.getByLabelText('Rate offered'), { target: { value: '4.89' } });
  await waitFor(() => expect(rate).not.toBeInTheDocument());
});

test('what is typed while a picture is read is newer than the picture', async () => {
  answers = [[linesIn('Interest rate: 4.79%\nBalance at renewal: $412,300.00'), ENDED]];
  render(<Card />);
  fireEvent.change(screen.getByLabelText('Balance at renewal'), { target: { value: '400000' } });
  choose();
  fireEvent.change(screen.getByLabelText('Rate offered'), { target: { value: '4.89' } });
  await said(/^2 of 6 lines read\./);
  expect(screen.getByLabelText('Rate offered')).toHaveValue('4.89');
  expect(screen.getByLabelText('Balance at renewal')).toHaveValue('412,300.00');
});

test('what was typed stays where nothing was read, and a picture that can’t be read says so', async () => {
  answers = [[{ lines: [] }, ENDED], [ENDED]];
  render(<Card />);
  fireEvent.change(screen.getByLabelText('Rate offered'), { target: { value: '4.89' } });
  choose();
  await said(/^We couldn’t read any line/);
  expect(screen.getByLabelText('Rate offered')).toHaveValue('4.89');
  choose();
  await said(/^We couldn’t read this picture/);
});

test('of two readings the second counts', async () => {
  const french = 'Renouvellement de votre prêt\nSolde\nTerme\nTaux : ';
  answers = [[linesIn(`${french}4,70 %`), linesIn(`${french}4,79 %`), ENDED]];
  render(<Card />);
  choose();
  await said(/^1 of 6 lines read\./);
  expect(screen.getByLabelText('Rate offered')).toHaveValue('4.79');
});

test('leaving the page ends the reading', async () => {
  const { unmount } = render(<Card />);
  choose();
  await said(/^Reading your photo/);
  await waitFor(() => expect(begun).toBe(1));
  expect(ended).toBe(0);
  unmount();
  await waitFor(() => expect(ended).toBe(1));
});

test('a picture that is no longer wanted is not read', async () => {
  const asked = new AbortController();
  asked.abort();
  expect(await readPicture(photo(), asked.signal)).toBeUndefined();
  expect(begun).toBe(0);
});

describe('within 90 seconds', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test.each([
    ['no reading: the picture can’t be read', [], undefined],
    ['the second reading still goes on: the first counts', [linesIn('Interest rate: 4.79%')], '4.79'],
  ])('%s', async (_, answered, rate) => {
    answers = [answered];
    const reading = readPicture(photo(), new AbortController().signal);
    await jest.advanceTimersByTimeAsync(89_000);
    expect(ended).toBe(0);
    await jest.advanceTimersByTimeAsync(1_000);
    expect((await reading)?.offeredRatePct?.value).toBe(rate);
    expect(ended).toBe(1);
  });

  test('another picture is chosen during the second reading: nothing of the first counts', async () => {
    answers = [[linesIn('Interest rate: 4.79%')]];
    const asked = new AbortController();
    const reading = readPicture(photo(), asked.signal);
    await jest.advanceTimersByTimeAsync(1_000);
    asked.abort();
    expect(await reading).toBeUndefined();
    expect(ended).toBe(1);
  });
});
