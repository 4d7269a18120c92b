import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { bearForeignNodes } from './foreign-nodes';

// eslint-disable-next-line typescript/unbound-method -- put back as they are
const { insertBefore, removeChild } = Node.prototype;
beforeEach(bearForeignNodes);
afterEach(() => {
  Object.defineProperties(Node.prototype, {
    insertBefore: { value: insertBefore },
    removeChild: { value: removeChild },
  });
});

/** As browsers translate: each text in two elements; `keeps` moves the text there, otherwise another takes its place. */
function translate(root: Node, keeps: boolean): void {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const [outer, inner] = [document.createElement('span'), document.createElement('span')];
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(keeps ? text : document.createTextNode(text.data));
  }
}

// what the lint rule refuses, as a library may have it
const Part = ({ busy, more = false }: { busy: boolean; more?: boolean }): ReactNode => (
  <p>
    {more && <b>First</b>}
    {busy ? 'Checking' : null} <i>number</i> {busy ? null : 'Done'}
  </p>
);

test.each([true, false])('a translated part goes on when its texts come and go (texts kept: %s)', (keeps) => {
  const { container, rerender, unmount } = render(<Part busy />);
  translate(container, keeps);
  rerender(<Part busy={false} more />);
  rerender(<Part busy more />);
  expect(screen.getByText('First')).toBeVisible();
  unmount();
  expect(container).toBeEmptyDOMElement();
});

test('what an extension took away or put in is no trouble', () => {
  const { container, rerender } = render(<Part busy more />);
  container.querySelector('i')?.remove();
  container.querySelector('p')?.prepend(document.createElement('span'));
  rerender(<Part busy={false} />);
  expect(container).toHaveTextContent('Done');
});

test('everything else is as it was', () => {
  const [parent, a, b] = [document.createElement('p'), document.createElement('a'), document.createElement('b')];
  expect(parent.insertBefore(a, null)).toBe(a);
  parent.insertBefore(b, a);
  expect(parent.innerHTML).toBe('<b></b><a></a>');
  expect(parent.removeChild(b)).toBe(b);
  expect(parent.innerHTML).toBe('<a></a>');
});
