import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ActionMenu } from '../../ui/aria/action-menu';
import { Dialog } from '../../ui/aria/dialog';
import { toast } from '../../ui/aria/toast';
import { Button } from '../../ui/console/button';
import { ConfirmDialog } from '../../ui/console/confirm-dialog';
import { moment } from '../../ui/console/moment';
import { LoadStates } from '../../ui/console/record-list';
import { Empty } from '../../ui/console/states';
import { useKeptOpen } from '../../ui/console/use-typed';
import { TemplateForm } from './template-form';
import {
  ReplyTemplatesDocument,
  useDeleteReplyTemplateCommand,
  useReplyTemplatesQuery,
  type ReplyTemplateLineFragment,
} from './reply-templates.generated';
import styles from './templates.module.css?sheet';

type Template = ReplyTemplateLineFragment;

interface RowProps {
  template: Template;
  edit: () => void;
  remove: () => void;
}

function Row({ template: { name, subject, updatedAt }, edit, remove }: RowProps): ReactNode {
  return (
    <li>
      <div>
        <button type="button" data-said className={styles.name} onClick={edit}>
          {name}
        </button>
        <p>{subject}</p>
      </div>
      <small className="num">Changed {moment(updatedAt)}</small>
      <ActionMenu
        label={`Actions for ${name}`}
        actions={[
          { id: 'edit', label: 'Edit', icon: Pencil, run: edit },
          { id: 'delete', label: 'Delete…', icon: Trash2, danger: true, run: remove },
        ]}
      />
    </li>
  );
}

/** The templates of emails that the office writes from files: read, written, changed and deleted here. */
export function Templates(): ReactNode {
  const { data, previousData, error, refetch } = useReplyTemplatesQuery({ fetchPolicy: 'cache-and-network' });
  const [remove] = useDeleteReplyTemplateCommand({ say: toast, refetchQueries: [ReplyTemplatesDocument] });
  const [edited, setEdited] = useKeptOpen<Template | 'new'>('template-open');
  const [asked, setAsked] = useState<Template>();
  const items = (data ?? previousData)?.replyTemplates;
  // somebody else may change it meanwhile: a second try goes on top of that
  const template = edited === 'new' ? undefined : (items?.find(({ id }) => id === edited?.id) ?? edited);
  const title = edited === 'new' ? 'New template' : `Edit “${edited?.name ?? ''}”`;
  return (
    <section className="panel" aria-label="Reply templates">
      <div className={styles.head}>
        <p className="muted">Choose one while you write an email on a file. You see every word before it goes.</p>
        <Button look="main" onClick={() => setEdited('new')}>
          <Plus size={16} aria-hidden="true" /> New template
        </Button>
      </div>
      <LoadStates what="The templates" loaded={items != null} failed={error !== undefined} retry={refetch} rows={5} />
      {items?.length === 0 && (
        <Empty title="No templates">
          <p>Write what you send often. Names and numbers are filled in for you.</p>
        </Empty>
      )}
      {items && items.length > 0 && (
        <ul className={styles.list}>
          {items.map((template) => (
            <Row
              key={template.id}
              template={template}
              edit={() => setEdited(template)}
              remove={() => setAsked(template)}
            />
          ))}
        </ul>
      )}
      <Dialog isOpen={edited !== undefined} onClose={() => setEdited(undefined)} title={title} size="wide">
        {edited && <TemplateForm template={template} close={() => setEdited(undefined)} />}
      </Dialog>
      <ConfirmDialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={`Delete “${asked?.name ?? ''}”?`}
        confirmLabel="Delete template"
        onConfirm={async () => {
          if (asked) await remove({ id: asked.id }, `“${asked.name}” was deleted`);
        }}
      >
        Emails that were written with it stay as they are.
      </ConfirmDialog>
    </section>
  );
}
