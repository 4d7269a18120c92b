import type { CSSProperties, ReactElement } from 'react';

const list: CSSProperties = {
  color: '#0e1d1a',
  fontSize: '16px',
  lineHeight: '26px',
  margin: '0 0 22px',
  paddingLeft: '22px',
};
const item: CSSProperties = { margin: '0 0 6px', paddingLeft: '4px' };

/** Short lines below each other. `steps`: one after the other, with their numbers. */
export function Points({ lines, steps = false }: { lines: readonly string[]; steps?: boolean }): ReactElement {
  const List = steps ? 'ol' : 'ul';
  return (
    <List className="l-text" style={list}>
      {lines.map((line) => (
        <li key={line} style={item}>
          {line}
        </li>
      ))}
    </List>
  );
}
