import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { PrivacyNotice } from './privacy-notice';

test('the privacy policy opens beside the form', () => {
  render(
    <MemoryRouter>
      <PrivacyNotice />
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: 'privacy policy (opens in a new tab)' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/privacy', '_blank']);
});
