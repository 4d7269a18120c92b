import { FORGETTING, RETENTION_PERIODS } from '@brokerage/domain/retention/periods';
import { screen, within } from '@testing-library/react';
import { inApp } from '../../../test/in-app';
import { RetentionTable } from './retention-table';

const [first] = FORGETTING;
const runs = FORGETTING.map(({ schedule }) => ({
  __typename: 'RetentionRun',
  schedule,
  lastAt: schedule === first?.schedule ? '2026-11-26T09:07:00.000Z' : null,
  removed: schedule === first?.schedule ? 3 : 0,
}));

test('every line of the privacy page stands there, with what its schedule last did', async () => {
  inApp(<RetentionTable />, { answers: { RetentionRuns: () => ({ retentionRuns: runs }) } });
  expect((await screen.findAllByText('November 26, 2026: 3 deleted')).length).toBeGreaterThan(0);
  for (const { what, period, carriedOut } of RETENTION_PERIODS) {
    const row = screen.getByRole('row', { name: new RegExp(`^${what}`) });
    expect(within(row).getByText(period)).toBeVisible();
    const said = carriedOut.by === 'browser' ? 'The visitor’s browser' : `The schedule “${carriedOut.schedule}”`;
    expect(within(row).getByText(said)).toBeVisible();
  }
});

test('the periods stand there without an answer', async () => {
  inApp(<RetentionTable />, { answers: { RetentionRuns: () => new Error('the network is gone') } });
  expect(await screen.findByRole('alert')).toHaveTextContent('What the schedules last did couldn’t be loaded');
  expect(screen.getAllByRole('row')).toHaveLength(RETENTION_PERIODS.length + 1);
});
