import type { ReactNode } from 'react';
import { Icon } from './icon';

export interface AccordionItem {
  question: string;
  answer: ReactNode;
}

/** Native details with one name: at most one is open, it works without scripts and the browser's search finds its text. */
export function Accordion({ name, items }: { name: string; items: readonly AccordionItem[] }): ReactNode {
  return (
    <div className="accordion">
      {items.map(({ question, answer }, index) => (
        <details key={question} name={name} open={index === 0}>
          <summary>
            {question}
            <i aria-hidden="true">
              <Icon name="plus" size={18} />
            </i>
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
