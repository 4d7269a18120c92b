import type { ComponentType, ReactNode } from 'react';
import { typedHere } from '../form/typed-here';
import { onIntent } from './on-intent';

/**
 * A form on a page that came from the server: it stands already, and Formik and Yup wait until somebody turns to the page,
 * or come right away where this tab keeps something typed before. `draftOf`: what it is kept under.
 */
export const lateForm = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  draftOf: (props: Props) => string,
): ((props: Props) => ReactNode) => onIntent(load, undefined, (props) => typedHere.read(draftOf(props)) !== undefined);
