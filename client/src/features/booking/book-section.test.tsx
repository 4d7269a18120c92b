import { fireEvent, render, screen } from '@testing-library/react';
import { BookSection } from './book-section';

jest.mock('./book-call', () => ({ BookCall: () => <p>Choose a day</p> }));

const section = <BookSection title="Book a call" lead="It takes 20 minutes." />;

afterEach(() => (window.location.hash = ''));

test('the button that opens the times goes, and the focus stays in their section', async () => {
  render(section);
  const button = screen.getByRole('button', { name: 'See free times' });
  button.focus();
  fireEvent.click(button);
  await screen.findByText('Choose a day');
  expect(screen.getByRole('heading', { name: 'Book a call' })).toHaveFocus();
});

test('a link to the times opens them and leaves the focus alone', async () => {
  window.location.hash = '#book';
  render(section);
  await screen.findByText('Choose a day');
  expect(document.body).toHaveFocus();
});
