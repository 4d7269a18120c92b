import { PROGRAM_ROWS } from '@brokerage/domain/programs/rows';
import { termsOf } from '@brokerage/domain/programs/versions';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { inApp } from '../../../test/in-app';
import { InsurerPrograms } from './insurer-programs';

const ROW = PROGRAM_ROWS.find(({ program }) => program === 'SAGEN_INVESTMENT') as (typeof PROGRAM_ROWS)[number];
const LINES = Object.entries(termsOf(ROW)).map(([name, value]) => ({
  ...{ __typename: 'FormLine', name, value: String(value) },
}));
const VERSION = {
  __typename: 'ProgramVersion',
  id: 'v1',
  effectiveFrom: '2027-03-01',
  source: 'Bulletin of 2027-02-20',
  inForce: false,
  publishedBy: 'Avery Chen',
  publishedAt: '2027-02-20T15:00:00.000Z',
};
const investment = (more: object = {}) => ({
  ...{ __typename: 'InsurerProgram', program: 'SAGEN_INVESTMENT', insurer: 'SAGEN', offered: true },
  ...{ effectiveFrom: ROW.effectiveFrom, source: ROW.source, terms: LINES, versions: [], ...more },
});

const typeIn = (dialog: HTMLElement, label: RegExp, value: string): void =>
  void fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });

test('terms are published from what holds; what was refused stands at its field and nothing typed is lost', async () => {
  let programs = [investment()];
  const sent: unknown[] = [];
  inApp(<InsurerPrograms />, {
    answers: {
      InsurerPrograms: () => ({ insurerPrograms: programs }),
      PublishProgramTerms: (variables: unknown) => {
        sent.push(variables);
        if (sent.length === 1)
          return {
            publishProgramTerms: {
              __typename: 'PublishProgramTermsPayload',
              userErrors: [
                {
                  ...{ __typename: 'UserError', code: 'INVALID', field: ['effectiveFrom'] },
                  message: 'Enter 2024-12-15 or later: what we know began then',
                },
              ],
              program: null,
            },
          };
        programs = [investment({ versions: [VERSION] })];
        return {
          publishProgramTerms: {
            ...{ __typename: 'PublishProgramTermsPayload', userErrors: [], program: programs[0] },
          },
        };
      },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Terms of Sagen Investment Property' }));
  const dialog = await screen.findByRole('dialog', { name: 'Terms of Sagen Investment Property' });
  expect(within(dialog).getByLabelText(/^Least down payment/)).toHaveValue('20');
  typeIn(dialog, /^Least down payment/, '15');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Publish terms' }));
  expect(await within(dialog).findAllByText(/Enter the day it begins/)).not.toHaveLength(0);
  typeIn(dialog, /^In force from/, '2020-01-01');
  typeIn(dialog, /^Where it stands/, 'Bulletin of 2027-02-20');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Publish terms' }));
  expect(await within(dialog).findAllByText(/what we know began then/)).not.toHaveLength(0);
  expect(within(dialog).getByLabelText(/^Least down payment/)).toHaveValue('15');
  typeIn(dialog, /^In force from/, '2027-03-01');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Publish terms' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent[1]).toMatchObject({
    program: 'SAGEN_INVESTMENT',
    basedOn: null,
    input: { effectiveFrom: '2027-03-01', source: 'Bulletin of 2027-02-20', downPct: 15, premium: 'rental' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Terms of Sagen Investment Property' }));
  expect(await screen.findByText(/by Avery Chen/)).toBeVisible();
});

test('one that is not offered says so, and a list that cannot be had', async () => {
  inApp(<InsurerPrograms />, {
    answers: { InsurerPrograms: () => ({ insurerPrograms: [investment({ offered: false })] }) },
  });
  expect(await screen.findByText('Not offered')).toBeVisible();
  inApp(<InsurerPrograms />, { answers: { InsurerPrograms: () => new Error('away') } });
  expect(await screen.findByText('The programs couldn’t be loaded')).toBeVisible();
});

test('where a colleague published meanwhile, theirs stands in the list, and closing and opening begins with it', async () => {
  let programs = [investment()];
  const sent: unknown[] = [];
  inApp(<InsurerPrograms />, {
    answers: {
      InsurerPrograms: () => ({ insurerPrograms: programs }),
      PublishProgramTerms: ({ basedOn }) => {
        sent.push(basedOn);
        programs = [
          investment({
            terms: LINES.map((line) => (line.name === 'downPct' ? { ...line, value: '25' } : line)),
            versions: [VERSION],
          }),
        ];
        const told = 'Someone else published terms of this program. Close this and open it again to see theirs.';
        return {
          publishProgramTerms: {
            __typename: 'PublishProgramTermsPayload',
            userErrors: [{ __typename: 'UserError', code: 'CONFLICT', field: null, message: told }],
            program: null,
          },
        };
      },
    },
  });
  const open = async (): Promise<HTMLElement> => {
    fireEvent.click(await screen.findByRole('button', { name: 'Terms of Sagen Investment Property' }));
    return screen.findByRole('dialog');
  };
  const publish = async (dialog: HTMLElement): Promise<void> => {
    const button = within(dialog).getByRole('button', { name: 'Publish terms' });
    // the list may have theirs before the refusal is said, and until then nothing is sent again
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    typeIn(dialog, /^In force from/, '2027-04-01');
    typeIn(dialog, /^Where it stands/, 'Bulletin of 2027-03-20');
    fireEvent.click(button);
  };
  const first = await open();
  await publish(first);
  expect(await within(first).findByText(/by Avery Chen/)).toBeVisible();
  // what was typed on top of the terms before theirs must not go out as if it were on top of theirs
  expect(within(first).getByLabelText(/^Least down payment/)).toHaveValue('20');
  await publish(first);
  await waitFor(() => expect(sent).toEqual([null, null]));
  fireEvent.click(within(first).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const second = await open();
  expect(within(second).getByLabelText(/^Least down payment/)).toHaveValue('25');
  await publish(second);
  await waitFor(() => expect(sent).toEqual([null, null, 'v1']));
});
