import { useApolloClient } from '@apollo/client/react';
import { replyGaps } from '@brokerage/domain/enquiries/reply-template';
import { ChevronDown, LayoutTemplate, Pencil } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { ActionMenu } from '../../../../ui/aria/action-menu';
import { Button } from '../../../../ui/console/button';
import { TEMPLATES_ADDRESS } from '../../../../ui/console/navigation';
import { PartFailed } from '../../../../ui/console/states';
import { FilledReplyDocument, useReplyChoicesQuery } from './reply-choices.generated';
import styles from './write-email.module.css?sheet';

export interface Written {
  subject: string;
  text: string;
}

interface Props {
  enquiryId: string;
  written: Written;
  write: (written: Written) => void;
  /** Leads to a gap in the text */
  find: (gap: string) => void;
  /** Beside the menu */
  children: ReactNode;
}

/** Templates for the email. What was typed before can be taken back, and what is missing is named. */
export function EmailTemplates({ enquiryId, written, write, find, children }: Props): ReactNode {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { data, error, refetch } = useReplyChoicesQuery({ fetchPolicy: 'cache-and-network' });
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<string>();
  /** What the template replaced, or the template where that was taken back */
  const [held, setHeld] = useState<Written>();
  const latest = useRef(written);
  useLayoutEffect(() => {
    latest.current = written;
  });
  const gaps = replyGaps(`${written.subject}\n${written.text}`);

  async function choose({ id, name }: { id: string; name: string }): Promise<void> {
    setProblem(undefined);
    const variables = { templateId: id, enquiryId };
    const answer = await client
      .query({ query: FilledReplyDocument, variables, fetchPolicy: 'no-cache' })
      .catch(() => undefined);
    const filled = answer?.data?.filledReply;
    if (!filled) {
      setProblem('The template couldn’t be loaded. What you wrote is still here.');
      return;
    }
    // also what was typed while the template was on its way
    const now = latest.current;
    const isBlank = now.subject.trim() === '' && now.text.trim() === '';
    setHeld(isBlank ? undefined : now);
    setSaid(isBlank ? `“${name}” is in the email.` : `“${name}” replaced what you wrote.`);
    write({ subject: filled.subject, text: filled.text });
    const [gap] = replyGaps(`${filled.subject}\n${filled.text}`);
    if (gap) find(gap);
  }

  function swap(): void {
    if (!held) return;
    setSaid('What you had before is back.');
    setHeld(written);
    write(held);
  }

  const actions = [
    ...(data?.replyTemplates ?? []).map((template) => ({
      id: template.id,
      label: template.name,
      icon: LayoutTemplate,
      run: () => void choose(template),
    })),
    { id: 'edit', label: 'Edit templates', icon: Pencil, run: () => void navigate(TEMPLATES_ADDRESS) },
  ];

  return (
    <>
      <div className={styles.bar}>
        {children}
        <ActionMenu label="Use a template" className="a-chip" actions={actions}>
          <LayoutTemplate size={16} aria-hidden="true" /> Template <ChevronDown size={15} aria-hidden="true" />
        </ActionMenu>
      </div>
      <div className={styles.said}>
        <p role="status">{said}</p>
        {held && (
          <Button small look="quiet" onClick={swap}>
            Undo
          </Button>
        )}
      </div>
      {!data && error && <PartFailed what="The templates" retry={refetch} />}
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {gaps.length > 0 && (
        <div className={styles.gaps} role="group" aria-label="Gaps to fill in">
          <span>Still to fill in:</span>
          {gaps.map((gap) => (
            <button key={gap} type="button" onClick={() => find(gap)}>
              {gap.slice(2, -2)}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
