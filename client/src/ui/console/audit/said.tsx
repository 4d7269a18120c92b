import type { ReactNode } from 'react';
import { Link } from '../../link';
import { consolePaths } from '../../../lib/console-paths';
import type { AuditAction } from './audit-action';
import { namelessActor, sentenceOf } from './sentence';

interface Props {
  event: AuditAction & { actorName: string | null };
}

/** An action as a sentence, with links to the person who did it and to what it was done to. */
export function Said({ event }: Props): ReactNode {
  const { actorId, actorName } = event;
  const { lead, subject, rest } = sentenceOf(event);
  return (
    <>
      {actorId && actorName ? (
        <Link className="said-name" to={`${consolePaths.people}?id=${actorId}`}>
          {actorName}
        </Link>
      ) : (
        <b>{actorName ?? namelessActor(event)}</b>
      )}{' '}
      {lead}
      {subject?.to ? (
        <Link className="said-name" to={subject.to}>
          {subject.text}
        </Link>
      ) : (
        subject && <b>{subject.text}</b>
      )}
      {rest}
    </>
  );
}
