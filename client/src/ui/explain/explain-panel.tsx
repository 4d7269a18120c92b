import { explain, type ExplainRequest } from '@brokerage/domain/explain/explain';
import { figureText } from '@brokerage/domain/explain/text';
import { FIGURE_WORDS } from '@brokerage/domain/explain/words';
import { useId, useLayoutEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { formatDay } from '../../lib/format';
import { Icon } from '../icon';
import { PrintButton } from '../late/print-button';
import { PageStyles } from '../page-styles';
import { ExplanationView } from './explanation-view';
import styles, { href } from './explain.module.css?sheet';

/** Pixels between the figure and its panel, and between the panel and the window's edge */
const GAP = 12;
const EDGE = 16;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A modal dialog of the browser under the figure: the focus stays inside, Escape closes and gives it back. */
function useOpened(figure: HTMLElement): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const box = dialog.current;
    if (!box || box.open) return;
    box.showModal();
    const { left, bottom } = figure.getBoundingClientRect();
    const lowest = window.innerHeight - box.offsetHeight - EDGE;
    box.style.setProperty('--left', `${left}px`);
    box.style.setProperty('--top', `${Math.max(EDGE, Math.min(bottom + GAP, lowest))}px`);
  }, [figure]);
  return dialog;
}

interface Props {
  of: ExplainRequest;
  /** What was pressed */
  figure: HTMLElement;
  onClose: () => void;
}

/** Where a figure comes from: on a screen under it, on a phone a sheet, and on paper below the figures it is one of. */
export function ExplainPanel({ of, figure, onClose }: Props): ReactNode {
  const explanation = useMemo(() => explain(of), [of]);
  const dialog = useOpened(figure);
  const titleId = useId();
  const title = `Why ${figureText(explanation.result.value, explanation.result.unit)}`;
  const subject = capital(FIGURE_WORDS[explanation.figure]);
  const rules = `Rules of ${formatDay(explanation.rulesAsOf)}`;
  const close = (): void => dialog.current?.close();
  return (
    <>
      <PageStyles href={href} />
      {createPortal(
        // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the backdrop; Escape for the keyboard
        <dialog
          ref={dialog}
          className={styles.panel}
          aria-labelledby={titleId}
          onClose={onClose}
          onClick={({ target }) => target === dialog.current && close()}
        >
          <div className={styles.inside}>
            <div className={styles.head}>
              <div>
                <h2 id={titleId}>{title}</h2>
                <p>{subject}</p>
              </div>
              <button type="button" aria-label="Close" onClick={close}>
                <Icon name="close" size={20} />
              </button>
            </div>
            <ExplanationView explanation={explanation} />
            <div className={styles.foot}>
              <PrintButton />
              <span>{rules}</span>
            </div>
          </div>
        </dialog>,
        document.body,
      )}
      {createPortal(
        <div className={styles.paper}>
          <h3>{title}</h3>
          <p>{subject}</p>
          <ExplanationView explanation={explanation} />
          <p>{rules}</p>
        </div>,
        figure.closest('section, main') ?? document.body,
      )}
    </>
  );
}
