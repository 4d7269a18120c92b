import { fireEvent, screen } from '@testing-library/react';
import { inApp } from '../../../test/in-app';
import { BookSection } from './book-section';

const section = <BookSection title="Book a call" lead="It takes 20 minutes." />;

afterEach(() => (window.location.hash = ''));

test('the button that opens the times goes, and the focus stays in their section', async () => {
  inApp(section);
  const button = screen.getByRole('button', { name: 'See free times' });
  button.focus();
  fireEvent.click(button);
  await screen.findByRole('heading', { name: 'What time works for you?' });
  expect(screen.getByRole('heading', { name: 'Book a call' })).toHaveFocus();
});

test('a link to the times opens them and leaves the focus alone', async () => {
  window.location.hash = '#book';
  inApp(section);
  await screen.findByRole('heading', { name: 'What time works for you?' });
  expect(document.body).toHaveFocus();
});

test.each([undefined, '#write'])(
  'whom no time suits is led to a form to write in, that of an agent’s own page: %s',
  async (at) => {
    inApp(<BookSection title="Book a call" lead="It takes 20 minutes." writeAt={at} />);
    fireEvent.click(screen.getByRole('button', { name: 'See free times' }));
    const link = await screen.findByRole('link', { name: 'Write to us' });
    expect(link).toHaveAttribute('href', at === undefined ? '/contact#write' : '/#write');
  },
);
