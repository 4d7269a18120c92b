import type { ReactNode } from 'react';
import { NotLoaded } from './not-loaded';

interface Props {
  failed: boolean;
  retry: () => unknown;
}

/** Over a list whose next page could not be loaded: what stands below is the one before. */
export const FromBefore = ({ failed, retry }: Props): ReactNode =>
  failed && <NotLoaded said="What you asked for couldn’t be loaded. Below is what was here before" retry={retry} />;
