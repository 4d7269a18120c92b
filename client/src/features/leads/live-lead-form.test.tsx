import { screen } from '@testing-library/react';
import { inApp } from '../../../test/in-app';
import { LiveLeadForm } from './live-lead-form';

beforeEach(() => sessionStorage.clear());

test('a lead form that asks what for begins with what was said about rates', async () => {
  sessionStorage.setItem('scenario', JSON.stringify({ purpose: 'renewal' }));
  inApp(<LiveLeadForm source="LANDING" />);
  expect(await screen.findByDisplayValue('Renewal')).toBeVisible();
});

test('a form of a page for one kind stays with it', () => {
  sessionStorage.setItem('scenario', JSON.stringify({ purpose: 'renewal' }));
  inApp(<LiveLeadForm source="LANDING" mortgageType="refinance" />);
  expect(screen.queryByDisplayValue('Renewal')).toBeNull();
});
