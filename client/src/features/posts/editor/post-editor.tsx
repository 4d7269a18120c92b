import { EditorContent, type Editor } from '@tiptap/react';
import { AgainButton } from '../../../ui/console/again-button';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { BLOG_LIMITS } from '@brokerage/domain/blog/post';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/console/button';
import { RowSkeletons } from '../../../ui/console/states';
import { PageStyles } from '../../../ui/page-styles';
import { POSTS_ADDRESS } from '../addresses';
import { StatusTags } from '../status-words';
import { BlockTools } from './block-tools';
import { LinkDialog, LiveDialog } from './dialogs';
import styles, { href } from './editor.module.css?sheet';
import { usePostInEditorQuery } from './editor.generated';
import { Conflict, SavedLater, SaveStatus, TypedBefore } from './notices';
import { PictureDialog } from './picture-dialog';
import type { EditedPost, PostFields, PostVersion } from './post-fields';
import { putPicture } from './insert';
import { Schedule, SideFields } from './side-fields';
import { Steps } from './steps';
import { Toolbar, type Asked } from './toolbar';
import { usePostEditor } from './use-post-editor';
import { PreviewLink } from './preview-link';
import { Versions } from './versions';

/** The post as it stands in the editor, for whoever draws it as readers see it. */
export interface Previewed {
  fields: PostFields;
  html: string;
  post: EditedPost | undefined;
}

interface Shells {
  frame: (parts: { title: string; lead?: ReactNode; actions?: ReactNode; children: ReactNode }) => ReactNode;
  preview: (post: Previewed, leave: () => void) => ReactNode;
}

function Failed({ said, retry }: { said: string; retry?: () => unknown }): ReactNode {
  return (
    <div className="state state-bad" role="alert">
      <h2>{said}</h2>
      {retry ? <AgainButton retry={retry} /> : <ButtonLink to={POSTS_ADDRESS}>All posts</ButtonLink>}
    </div>
  );
}

interface WritingProps extends Shells {
  given: EditedPost | undefined;
  versions: readonly PostVersion[];
}

/** Words to make a link of, or a link to change. With neither, Ctrl K is the search, as everywhere. */
const takesLink = (editor: Editor): boolean => !editor.state.selection.empty || editor.isActive('link');

function Writing({ given, versions, frame, preview }: WritingProps): ReactNode {
  const editing = usePostEditor(given, versions);
  const [asked, ask] = useState<Asked | 'cover'>();
  const [previewed, setPreviewed] = useState<Previewed>();
  const toolbar = useRef<HTMLDivElement>(null);
  const { editor, post, fields, set, errors, state, html } = editing;
  const close = (): void => ask(undefined);
  function keys(event: KeyboardEvent): void {
    if (event.altKey && event.key === 'F10') toolbar.current?.querySelector('button')?.focus();
    else if ((event.ctrlKey || event.metaKey) && event.key === 'k' && takesLink(editor)) ask('link');
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  if (previewed) return preview(previewed, () => setPreviewed(undefined));
  return frame({
    title: post ? 'Edit a post' : 'New post',
    lead: (
      <>
        {post && <StatusTags {...post} />}
        <SaveStatus editing={editing} />
      </>
    ),
    actions: <Steps editing={editing} preview={() => setPreviewed({ fields, html: html(), post })} />,
    children: (
      <>
        <PageStyles href={href} />
        {state.kind === 'conflict' && <Conflict editing={editing} />}
        <TypedBefore editing={editing} />
        <SavedLater editing={editing} />
        {post?.status === 'REJECTED' && post.rejectionReason && (
          <p className="notice">Sent back: “{post.rejectionReason}”</p>
        )}
        <div className={styles.page}>
          <div className={`panel ${styles.sheet}`}>
            <label className={styles.title} data-text={fields.title}>
              <span className="sr-text">Title</span>
              <textarea
                rows={1}
                value={fields.title}
                placeholder="Title"
                maxLength={BLOG_LIMITS.title}
                aria-invalid={errors['title'] ? true : undefined}
                aria-describedby="title-problem"
                onChange={({ target }) => set({ title: target.value.replace(/\n/g, ' ') })}
              />
            </label>
            <p className="problem" id="title-problem">
              {errors['title']}
            </p>
            <div className={styles.tools}>
              <Toolbar ref={toolbar} editor={editor} ask={ask} />
              <BlockTools editor={editor} />
            </div>
            {/* keys that belong to the page stay keys of the text elsewhere */}
            <div onKeyDownCapture={keys}>
              <EditorContent editor={editor} className={styles.text} />
            </div>
            <p className="problem">{errors['content']}</p>
            <p className={`muted ${styles.keys}`} id="post-keys">
              Alt F10 goes to the formatting. Ctrl K makes a link of what is selected.
            </p>
          </div>
          <div className={styles.side}>
            <section className="panel panel-pad" aria-label="Publication">
              <div className={styles.fields}>
                <Schedule editing={editing} />
                <div className={styles.row}>
                  {post && <Versions id={post.id} editing={editing} />}
                  {post && <PreviewLink id={post.id} />}
                  {post?.status === 'APPROVED' && (
                    <ButtonLink small to={paths.blog(post.slug)}>
                      View
                    </ButtonLink>
                  )}
                </div>
              </div>
            </section>
            <SideFields editing={editing} chooseCover={() => ask('cover')} />
          </div>
        </div>
        {asked === 'link' && <LinkDialog editor={editor} close={close} />}
        {(asked === 'rates' || asked === 'calculator') && <LiveDialog editor={editor} block={asked} close={close} />}
        {asked === 'picture' && <PictureDialog close={close} take={(picture) => putPicture(editor, picture)} />}
        {asked === 'cover' && (
          <PictureDialog close={close} take={({ src, alt }) => set({ coverUrl: src, coverAlt: alt })} />
        )}
      </>
    ),
  });
}

/** An existing post, loaded with its versions. */
function Existing({ id, ...shells }: Shells & { id: string }): ReactNode {
  const { data, error, loading, refetch } = usePostInEditorQuery({
    variables: { id },
    skip: id.trim() === '',
    fetchPolicy: 'no-cache',
  });
  const around = (children: ReactNode): ReactNode => shells.frame({ title: 'Edit a post', children });
  if (id.trim() === '') return around(<Failed said={MESSAGES.blogIdRequired} />);
  if (loading && !data) return around(<RowSkeletons rows={6} />);
  const post = data?.blog;
  if (error || post === null) return around(<Failed said={MESSAGES.blogFetchFailed} retry={refetch} />);
  if (!post || !data?.blogVersions) return around(<Failed said={MESSAGES.blogInvalid} retry={refetch} />);
  if (!post.mayEdit) return around(<Failed said="Posts of administrators are changed by administrators." />);
  if (post.status === 'ARCHIVED') return around(<Failed said="This post is archived. Restore it in the list first." />);
  return <Writing given={post} versions={data.blogVersions} {...shells} />;
}

/** The page where posts are written. Without an id, a new one. */
export function PostEditor({ id, ...shells }: Shells & { id: string | undefined }): ReactNode {
  return id === undefined ? <Writing given={undefined} versions={[]} {...shells} /> : <Existing id={id} {...shells} />;
}
