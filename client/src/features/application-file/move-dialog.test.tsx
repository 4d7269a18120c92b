import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inApp } from '../../../test/in-app';
import { officeToday } from '../../lib/office-today';
import { endSession, signIn } from '../../lib/session';
import { MoveDialog } from './move-dialog';
import { StagePanel } from './stage-panel';
import { verbOf, type File } from './words';

const FILE = {
  id: 'a1',
  kind: 'BASIC',
  status: 'APPROVED',
  version: 6,
  moves: [],
  assignedTo: null,
} as unknown as File;
const PREVIEW = {
  transitionPreview: { __typename: 'TransitionPreview', email: null, nobodyToTell: false, missingConsents: [] },
};

async function moved(to: 'funded' | 'withdrawn', say: () => Promise<void>): Promise<Record<string, unknown>> {
  let sent: Record<string, unknown> = {};
  const answers = {
    TransitionPreview: () => PREVIEW,
    TransitionApplication: (variables: Record<string, unknown>) => {
      sent = variables;
      return new Error('the network is gone');
    },
  };
  inApp(<MoveDialog file={FILE} to={to} close={() => undefined} reload={() => Promise.resolve()} />, { answers });
  await say();
  await userEvent.click(screen.getByRole('button', { name: verbOf('approved', to) }));
  return sent;
}

test('the term of a mortgage that funds goes with the move', async () => {
  const sent = await moved('funded', () =>
    userEvent.selectOptions(screen.getByLabelText('Term (optional)'), '5 years'),
  );
  expect(sent).toMatchObject({ to: 'FUNDED', version: 6, funded: { fundedOn: officeToday(), termYears: 5 } });
});

test('it says where nobody can be told', async () => {
  const answers = {
    TransitionPreview: () => ({ transitionPreview: { ...PREVIEW.transitionPreview, nobodyToTell: true } }),
  };
  inApp(<MoveDialog file={FILE} to="funded" close={() => undefined} reload={() => Promise.resolve()} />, { answers });
  expect(await screen.findByText(/Their account was deleted/)).toBeVisible();
  expect(screen.queryByText(/sees the new status in their account/)).toBeNull();
});

test('no other move asks for a term', async () => {
  const sent = await moved('withdrawn', async () => {
    expect(screen.queryByLabelText('Term (optional)')).toBeNull();
    await userEvent.type(screen.getByLabelText('Reason'), 'They asked');
  });
  expect(sent).toMatchObject({ to: 'WITHDRAWN', funded: null });
});

test('a move outlives the session in which its reason and message were written', async () => {
  const PERSON = { id: 'u1', token: 't', role: 3, name: 'Avery Chen', email: 'avery@example.ca' };
  const file = { ...FILE, submittedAt: '2026-11-20T14:12:00.000Z', sections: [], people: [], missingConsents: [] };
  const show = (): Promise<void> =>
    act(async () =>
      inApp(<StagePanel file={file} papers={undefined} reload={() => Promise.resolve()} />, {
        answers: { TransitionPreview: () => PREVIEW },
      }),
    );
  signIn(PERSON);
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Move this application' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Withdraw for the applicant…' }));
  await userEvent.type(await screen.findByLabelText('Reason'), 'They asked');
  await userEvent.type(screen.getByLabelText('Message to the applicant (optional)'), 'As you wished');
  act(endSession);
  cleanup();
  signIn({ ...PERSON, token: 't2' });
  await show();
  expect(screen.getByRole('dialog', { name: 'Withdraw for the applicant' })).toBeVisible();
  expect(screen.getByLabelText('Reason')).toHaveValue('They asked');
  expect(screen.getByLabelText('Message to the applicant (optional)')).toHaveValue('As you wished');
  cleanup();
  await show();
  expect(screen.queryByRole('dialog')).toBeNull();
});
