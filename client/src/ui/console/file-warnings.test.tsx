import { render, screen } from '@testing-library/react';
import { FileWarnings } from './file-warnings';

test('a file with scripts and without a scan says both', () => {
  render(<FileWarnings warnings={['ACTIVE', 'NOT_SCANNED']} />);
  expect(screen.getByText(/^This PDF contains scripts or files\. .* Not scanned for viruses/)).toBeVisible();
});

test('nothing is said of an ordinary file', () => {
  const { container } = render(<FileWarnings warnings={[]} />);
  expect(container.textContent).toBe('');
});
