import type { ReactNode } from 'react';
import { partsOf, type PostPart } from '@brokerage/domain/blog/blocks';
import { whenNear } from '../../ui/late/when-near';
import type { LiveProps } from './live-blocks';
import styles from './post.module.css?sheet';

/** The one place where HTML becomes part of a page: the server cleaned it when it was stored. */
const Html = ({ html }: { html: string }): ReactNode => <div dangerouslySetInnerHTML={{ __html: html }} />;

const Live = whenNear<LiveProps>(
  async () => (await import('./live-blocks')).LiveBlock,
  ({ fallback }) => fallback,
);

function Part({ part }: { part: PostPart }): ReactNode {
  if (part.kind === 'html') return <Html html={part.html} />;
  const { block, data, fallback: html } = part;
  const plain = <Html html={html} />;
  // leads to a calculator: it has nothing that changes
  if (block === 'calculator') return <div className={styles.tool}>{plain}</div>;
  const fallback = block === 'bars' ? <figure>{plain}</figure> : plain;
  return <Live block={block} data={data} html={html} fallback={fallback} />;
}

/** The text of a post, with what the page draws by itself in its places. */
export function PostBody({ html }: { html: string }): ReactNode {
  return (
    <div className={styles.body}>
      {partsOf(html).map((part, index) => (
        // the parts of a text never change their order
        <Part key={index} part={part} />
      ))}
    </div>
  );
}
