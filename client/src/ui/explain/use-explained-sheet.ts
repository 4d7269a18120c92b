import { useEffect, useState } from 'react';
import { href } from './explained.module.css?sheet';

/**
 * Of a part whose page came without the sheet of figures that open: true once it is here. A figure that opened before would
 * be hidden until then.
 */
export function useExplainedSheet(): boolean {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    const found = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${href}"]`);
    if (found?.sheet) {
      setHere(true);
      return undefined;
    }
    const link = found ?? document.createElement('link');
    const tell = (): void => setHere(true);
    link.addEventListener('load', tell);
    if (!found) {
      link.rel = 'stylesheet';
      link.href = href;
      document.head.append(link);
    }
    // it stays: React counts a sheet that it has seen as there
    return () => link.removeEventListener('load', tell);
  }, []);
  return isHere;
}
