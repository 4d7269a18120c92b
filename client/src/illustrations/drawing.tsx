import type { CSSProperties, ReactNode } from 'react';

interface Props {
  viewBox: string;
  drawing: string;
  className?: string;
  width?: number;
  style?: CSSProperties;
  /** For pictures that fill a box: cut the sides, keep the ground. */
  cover?: boolean;
}

/** A decorative picture of the kit. */
export function Drawing({ viewBox, drawing, className, width, style, cover = false }: Props): ReactNode {
  return (
    <svg
      className={className}
      viewBox={viewBox}
      width={width}
      style={style}
      preserveAspectRatio={cover ? 'xMidYMax slice' : undefined}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
