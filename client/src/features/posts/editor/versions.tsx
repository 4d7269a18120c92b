import { useState, type ReactNode } from 'react';
import { Dialog } from '../../../ui/aria/dialog';
import { Button } from '../../../ui/console/button';
import { moment } from '../../../ui/console/moment';
import { LoadStates } from '../../../ui/console/record-list';
import { usePostVersionsQuery } from './editor.generated';
import { differenceOf, linesOf, type Piece } from './difference';
import type { PostVersion } from './post-fields';
import type { PostEditing } from './post-editing';
import styles from './editor.module.css?sheet';

const WORDS: Readonly<Record<PostVersion['state'], string>> = {
  AUTOSAVE: 'Kept while you typed',
  SAVED: 'Saved',
  PENDING: 'Submitted',
  APPROVED: 'Approved',
  REJECTED: 'Sent back',
};

const wordsOf = ({ live, state }: PostVersion): string => (live ? 'What readers see' : WORDS[state]);
const nameOf = ({ state, no }: PostVersion): string => (state === 'AUTOSAVE' ? 'What you typed' : `Version ${no}`);

function Words({ piece: { kind, text } }: { piece: Piece }): ReactNode {
  if (kind === 'same') return <span>{text}</span>;
  const Tag = kind === 'added' ? 'ins' : 'del';
  return (
    <Tag>
      <span className="sr-text">{kind === 'added' ? 'Added: ' : 'Removed: '}</span>
      {text}
    </Tag>
  );
}

/** What changed from an older version to the text in the editor. */
function Difference({ version, editing }: { version: PostVersion; editing: PostEditing }): ReactNode {
  const before = `${version.title}\n${version.excerpt}\n\n${linesOf(version.content)}`;
  const after = `${editing.fields.title}\n${editing.fields.excerpt}\n\n${linesOf(editing.html())}`;
  const pieces = differenceOf(before, after);
  if (pieces.length === 0) return <p>The words are the same as in the editor now.</p>;
  return (
    <>
      <p className="muted">
        From this version to the text in the editor: <ins>added</ins>, <del>removed</del>.
      </p>
      <div className={styles.difference}>
        {pieces.map((piece, index) => (
          // the pieces of one comparison never change their order
          <Words key={index} piece={piece} />
        ))}
      </div>
    </>
  );
}

/** Every version of the post, what changed since, and the way back. */
export function Versions({ id, editing }: { id: string; editing: PostEditing }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<PostVersion>();
  const { data, error, refetch } = usePostVersionsQuery({
    variables: { id },
    skip: !isOpen,
    fetchPolicy: 'cache-and-network',
  });
  const close = (): void => {
    setIsOpen(false);
    setChosen(undefined);
  };
  const mayRestore = editing.state.kind !== 'conflict' && !editing.busy;
  const title = chosen ? `${nameOf(chosen)}, ${moment(chosen.createdAt)}` : 'Versions';
  return (
    <>
      <Button small onClick={() => setIsOpen(true)}>
        Versions
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={title}
        size="wide"
        actions={
          chosen && (
            <>
              <Button onClick={() => setChosen(undefined)}>All versions</Button>
              <Button
                look="main"
                disabled={!mayRestore}
                onClick={() => {
                  close();
                  void editing.restore(chosen);
                }}
              >
                Restore as a draft
              </Button>
            </>
          )
        }
      >
        {chosen && <Difference version={chosen} editing={editing} />}
        {!chosen && (
          <LoadStates
            what="The versions"
            loaded={data?.blogVersions != null}
            failed={error !== undefined}
            retry={refetch}
            rows={4}
          />
        )}
        {!chosen && (
          <ol className={styles.versions}>
            {data?.blogVersions?.map((version) => (
              <li key={version.id}>
                <div>
                  <b>{nameOf(version)}</b>{' '}
                  <span className={`tag${version.live ? ' tag-good' : ' tag-calm'}`}>{wordsOf(version)}</span>
                  <small className="num">
                    {moment(version.createdAt)}
                    {version.author && <span>{`, ${version.author}`}</span>}
                  </small>
                  {version.reason && <small>“{version.reason}”</small>}
                </div>
                <Button small aria-label={`Compare ${nameOf(version)}`} onClick={() => setChosen(version)}>
                  Compare
                </Button>
              </li>
            ))}
          </ol>
        )}
      </Dialog>
    </>
  );
}
