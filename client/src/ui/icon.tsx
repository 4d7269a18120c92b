import type { ReactNode, SVGProps } from 'react';

/** The few icons of the first screen, with Lucide's outlines: its own wrapper weighs more than they do. */
const OUTLINES = {
  'arrow-right': 'M5 12h14M12 5l7 7-7 7',
  check: 'M20 6 9 17l-5-5',
  'chevron-down': 'm6 9 6 6 6-6',
  'external-link': 'M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6',
  lock: 'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2M7 11V7a5 5 0 0 1 10 0v4',
  menu: 'M4 6h16M4 12h16M4 18h16',
  phone:
    'M22 16.92v3a2 2 0 0 1-2.18 2 19.79 19.79 0 0 1-8.63-3.07 19.5 19.5 0 0 1-6-6 19.79 19.79 0 0 1-3.07-8.67A2 2 0 0 1 4.11 2h3a2 2 0 0 1 2 1.72 12.84 12.84 0 0 0 .7 2.81 2 2 0 0 1-.45 2.11L8.09 9.91a16 16 0 0 0 6 6l1.27-1.27a2 2 0 0 1 2.11-.45 12.84 12.84 0 0 0 2.81.7A2 2 0 0 1 22 16.92z',
  plus: 'M5 12h14M12 5v14',
  close: 'M18 6 6 18M6 6l12 12',
} as const;

export type IconName = keyof typeof OUTLINES;
export const ICON_NAMES = /* @__PURE__ */ Object.keys(OUTLINES) as IconName[];

type DrawingProps = SVGProps<SVGSVGElement> & { size?: number };

/** Always decoration: what it means stands beside it in words. */
export function Drawing({ size = 20, ...rest }: DrawingProps): ReactNode {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    />
  );
}

type Props = Omit<DrawingProps, 'name' | 'd'> &
  ({ name: IconName; d?: never } | { name?: never; /** An outline that only some pages have */ d: string });

export function Icon({ name, d, ...rest }: Props): ReactNode {
  return (
    <Drawing {...rest}>
      <path d={d ?? OUTLINES[name]} />
    </Drawing>
  );
}
