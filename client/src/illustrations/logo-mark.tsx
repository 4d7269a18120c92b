import type { ReactNode } from 'react';

/** A house with a larch in it. */
export function LogoMark({ onBrand = false }: { onBrand?: boolean }): ReactNode {
  const [house, leaf] = onBrand ? ['#f7b83d', '#12423a'] : ['#12423a', '#f7b83d'];
  return (
    <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
      <path d="M17 1 33 14v17a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V14Z" fill={house} />
      <path d="M17 9c2 5.2 5.6 11 4.8 16.5h-9.6C11.4 20 15 14.2 17 9Z" fill={leaf} />
      <path d="M17 9v16.5h-4.8C11.4 20 15 14.2 17 9Z" fill="#fbd07a" />
      <rect x="16" y="25.5" width="2" height="7.5" fill="#fbd07a" />
    </svg>
  );
}
