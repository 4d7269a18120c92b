import { screen } from '@testing-library/react';
import { inApp } from '../../../test/in-app';
import { ClaimChecks } from './claim-checks';

const CHECK = { __typename: 'ClaimCheck', text: 'compared on every file', on: '2026-11-26' };

test('a claim that no longer holds is named, with the count', async () => {
  const claimChecks = [
    { ...CHECK, figure: '50+ lenders', holds: false, says: 'Lenders with rates on this site: 38.' },
    { ...CHECK, figure: '24 hours', holds: true, says: 'Within 20 hours.' },
  ];
  inApp(<ClaimChecks />, { answers: { ClaimChecks: () => ({ claimChecks }) } });
  const warnings = await screen.findAllByRole('status');
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toHaveTextContent(
    '“50+ lenders compared on every file” no longer holds, and visitors don’t see it. Lenders with rates on this site: 38. Counted on November 26, 2026.',
  );
});
