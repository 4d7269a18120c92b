import type { CSSProperties, ReactNode } from 'react';
import { art } from 'virtual:art';
import type { SceneName } from './scene-names';

interface Props {
  name: SceneName;
  className?: string;
  style?: CSSProperties;
  width?: number;
  /** Empty for decoration. */
  alt?: string;
  /** In the first screen: asked for at once. */
  first?: boolean;
}

/** One of our drawings. Its size is known before it comes, so that nothing moves. */
export function Picture({ name, className, style, width, alt = '', first = false }: Props): ReactNode {
  const { src, width: fullWidth, height: fullHeight } = art[name];
  const shownWidth = width ?? fullWidth;
  return (
    <img
      className={className}
      style={style}
      src={src}
      alt={alt}
      width={Math.round(shownWidth)}
      height={Math.round((fullHeight * shownWidth) / fullWidth)}
      loading={first ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding={first ? undefined : 'async'}
    />
  );
}
