import { use, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../../ui/button';
import { brokerNote } from './broker-note';
import { AroundResultContext, HeadlineContext } from './context';
import type { Figures, TabProps } from '../fields/common';
import { tabAt } from '../tab-groups';

interface Props extends Pick<TabProps, 'onApply'> {
  type: Parameters<TabProps['onApply']>[0];
  /** The form's own fields */
  figures?: Figures;
}

/** Takes the figures and the whole calculation to the form, where the person sees them before sending. */
export function AskBroker({ type, figures, onApply }: Props): ReactNode {
  const { asked } = use(AroundResultContext);
  const headline = use(HeadlineContext);
  const { pathname } = useLocation();
  const note = headline && brokerNote(tabAt(pathname)?.label ?? 'mortgage', headline, asked);
  return <Button onClick={() => onApply(type, { ...figures, note })}>Ask a broker about this</Button>;
}
