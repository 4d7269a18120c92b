import 'react';

declare module 'react' {
  /** Custom properties are set as any other is. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
