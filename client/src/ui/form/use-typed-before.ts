import { useLayoutEffect, useRef, type RefObject } from 'react';
import { typeAgain } from './type-again';

/** For a form that only listens to its fields: what was typed before its code arrived is typed again, once. */
export function useTypedBefore(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (form.current) typeAgain(form.current);
  }, []);
  return form;
}
