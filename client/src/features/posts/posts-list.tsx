import { Archive, ArchiveRestore, Eye, Pencil } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { entriesOf, keysOf } from '@brokerage/domain/data/objects';
import { categoryLabel } from '@brokerage/domain/blog/categories';
import type { BlogStatusName } from '@brokerage/domain/blog/status';
import { useNavigate } from 'react-router-dom';
import { Link } from '../../ui/link';
import { useAddressState } from '../../lib/address-state';
import { paths } from '../../lib/paths';
import { ActionMenu, type MenuAction } from '../../ui/aria/action-menu';
import { MenuFilter } from '../../ui/aria/menu-filter';
import { toast } from '../../ui/aria/toast';
import { Button, ButtonLink } from '../../ui/console/button';
import { ConfirmDialog } from '../../ui/console/confirm-dialog';
import { moment } from '../../ui/console/moment';
import { ACTIONS_COLUMN, RecordCount, RecordList } from '../../ui/console/record-list';
import { SearchBox } from '../../ui/console/search-box';
import { Empty } from '../../ui/console/states';
import { NEW_POST_ADDRESS, postAddress } from './addresses';
import { PostsDocument, useArchivePostCommand, usePostsQuery, type PostLineFragment } from './posts.generated';
import { STATUS_WORDS, StatusTags } from './status-words';

type Post = PostLineFragment;

const STATUSES = entriesOf(STATUS_WORDS).map(([name, label]) => ({
  value: name.toLowerCase(),
  label,
}));
const MINE = [{ value: 'me', label: 'Mine' }];

const statusIn = (text: string): BlogStatusName | null =>
  keysOf(STATUS_WORDS).find((name) => name.toLowerCase() === text) ?? null;

interface RowProps {
  post: Post;
  archive: () => void;
  restore: () => void;
}

function Row({ post, archive, restore }: RowProps): ReactNode {
  const navigate = useNavigate();
  const { id, slug, title, category, author, status, updatedAt, mayEdit } = post;
  const isArchived = status === 'ARCHIVED';
  const actions: MenuAction[] = [
    ...(mayEdit && !isArchived
      ? [{ id: 'edit', label: 'Edit', icon: Pencil, run: () => void navigate(postAddress(id)) }]
      : []),
    { id: 'view', label: 'View', icon: Eye, run: () => void navigate(paths.blog(slug)) },
    ...(!mayEdit
      ? []
      : isArchived
        ? [{ id: 'restore', label: 'Restore as a draft', icon: ArchiveRestore, run: restore }]
        : [{ id: 'archive', label: 'Archive…', icon: Archive, danger: true, run: archive }]),
  ];
  return (
    <tr>
      <td>
        <Link className="row-link" to={mayEdit && !isArchived ? postAddress(id) : paths.blog(slug)}>
          {title}
        </Link>
        <small>{categoryLabel(category)}</small>
      </td>
      <td data-label="Status">
        <span className="row-2">
          <StatusTags {...post} />
        </span>
      </td>
      <td data-label="Author">{author?.name ?? 'No longer here'}</td>
      <td className="num" data-label="Updated">
        {moment(updatedAt)}
      </td>
      <td>
        <ActionMenu label={`Actions for ${title}`} actions={actions} />
      </td>
    </tr>
  );
}

/** Every post, whoever wrote it, with what may be done with it. */
export function PostsList(): ReactNode {
  const filters = useAddressState();
  const status = statusIn(filters.get('status'));
  const mine = filters.get('author') === 'me';
  const q = filters.get('q');
  const { data, previousData, error, refetch } = usePostsQuery({
    variables: { filter: { status, mine, q: q || null }, page: filters.page },
    fetchPolicy: 'cache-and-network',
  });
  const [asked, setAsked] = useState<Post>();
  const [archive] = useArchivePostCommand({ say: toast, refetchQueries: [PostsDocument] });
  const list = (data ?? previousData)?.blogs;
  return (
    <section className="panel" aria-label="Posts">
      <div className="filters" role="search">
        <SearchBox label="Search the posts" value={q} onChange={(typed) => filters.set({ q: typed })} />
        <MenuFilter
          label="Status"
          all="Every status"
          options={STATUSES}
          value={status?.toLowerCase()}
          onChange={(value) => filters.set({ status: value })}
        />
        <MenuFilter
          label="Author"
          all="Everyone"
          options={MINE}
          value={mine ? 'me' : undefined}
          onChange={(value) => filters.set({ author: value })}
        />
        <RecordCount total={list?.totalItems} nouns={['post', 'posts']} />
      </div>
      <RecordList
        what="The posts"
        list={list}
        failed={error !== undefined}
        retry={refetch}
        empty={
          <Empty title={filters.any ? 'No matching posts' : 'No posts yet'}>
            {list?.suggestion && (
              <p>
                Did you mean{' '}
                <button type="button" className="link" onClick={() => filters.set({ q: list.suggestion ?? '' })}>
                  {list.suggestion}
                </button>
                ?
              </p>
            )}
            {filters.any ? (
              <Button onClick={filters.clear}>Clear filters</Button>
            ) : (
              <ButtonLink look="main" to={NEW_POST_ADDRESS}>
                Write the first post
              </ButtonLink>
            )}
          </Empty>
        }
        look="table table-records"
        columns={['Post', 'Status', 'Author', 'Updated', ACTIONS_COLUMN]}
        row={(post) => (
          <Row
            post={post}
            archive={() => setAsked(post)}
            restore={() => void archive({ id: post.id, archived: false }, `“${post.title}” is a draft again`)}
          />
        )}
        go={filters.go}
      />
      <ConfirmDialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={`Archive “${asked?.title ?? ''}”?`}
        confirmLabel="Archive post"
        onConfirm={async () => {
          if (asked) await archive({ id: asked.id, archived: true }, `“${asked.title}” was archived`);
        }}
      >
        Readers can’t see it any more. You can bring it back as a draft.
      </ConfirmDialog>
    </section>
  );
}
