import type { ReactNode } from 'react';
import { AgainLink } from '../../ui/late/again-link';
import { useSearchParams } from 'react-router-dom';
import { Link } from '../../ui/link';
import type { Api } from '../../lib/api';
import { formatDay } from '../../lib/format';
import type { LegalTextName } from '../../schema.generated';
import { anchorOf, LegalChapters, type Blocks } from '../../ui/legal/legal-chapters';
import { PageStyles } from '../../ui/page-styles';
import styles from '../../ui/places.css?url';
import { LegalTextDocument, useLegalTextQuery, type LegalTextQuery } from './legal-text.generated';

type Text = NonNullable<LegalTextQuery['legalText']>;

const VERSION = 'version';
/** What the pages of legal texts read behind the question mark. */
export const LEGAL_READS = [VERSION];

/** The version that the address names; anything else is the one that holds. */
function versionIn(search: URLSearchParams): number | null {
  const given = search.get(VERSION) ?? '';
  return /^[1-9]\d{0,5}$/.test(given) ? Number(given) : null;
}

/** An earlier version, or one to come, is not what a search should find. */
export const isOneVersion = (search: URLSearchParams): boolean => versionIn(search) !== null;

export const preloadLegalText =
  (text: LegalTextName) =>
  (client: Api, { search }: { search: URLSearchParams }): Promise<unknown> =>
    client.query({ query: LegalTextDocument, variables: { text, version: versionIn(search) } });

const Day = ({ day }: { day: string }): ReactNode => <time dateTime={day}>{formatDay(day)}</time>;

/** Which version this is, what changed with it, and the one to come. */
function About({ text, path }: { text: Text; path: string }): ReactNode {
  const { version, effectiveOn, inEffect, changes, next } = text;
  const isToCome = next?.version === version;
  return (
    <>
      {!inEffect && (
        <p className="notice" role="note">
          {isToCome ? 'This version is not in effect yet.' : 'This version is no longer in effect.'}{' '}
          <Link to={path}>Read the version in effect</Link>
        </p>
      )}
      {inEffect && next && (
        <p className="notice" role="note">
          A new version takes effect on <Day day={next.effectiveOn} />.{' '}
          <Link to={`${path}?${VERSION}=${next.version}`}>Read the new version</Link>
        </p>
      )}
      <p className="muted">
        Version {version}, in effect from <Day day={effectiveOn} />. What changed: {changes}
      </p>
    </>
  );
}

function OtherVersions({ text, path }: { text: Text; path: string }): ReactNode {
  const others = text.versions.filter(({ version }) => version !== text.version);
  if (others.length === 0) return null;
  return (
    <section id="versions">
      <h2>Other versions</h2>
      <ul>
        {others.map(({ version, effectiveOn }) => (
          <li key={version}>
            <Link to={`${path}?${VERSION}=${version}`}>
              Version {version}, from <Day day={effectiveOn} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Props {
  name: LegalTextName;
  path: string;
  blocks?: Blocks;
  /** Below the last chapter */
  children?: ReactNode;
}

/** A legal text under the top of its page: its contents, its version and its chapters. */
export function LegalPage({ name, path, blocks, children }: Props): ReactNode {
  const [search] = useSearchParams();
  const variables = { text: name, version: versionIn(search) };
  const { data, error, refetch } = useLegalTextQuery({ variables });
  const text = data?.legalText;
  if (!text) {
    return (
      <div className="sec">
        <PageStyles href={styles} />
        <div className="wrap prose">
          {data && (
            <p>
              There is no such version. <Link to={path}>Read the version in effect</Link>
            </p>
          )}
          {error && (
            <p role="alert">
              We can’t show this text right now. <AgainLink className="underline" retry={refetch} />
            </p>
          )}
          {!data && !error && <p role="status">Loading the text…</p>}
        </div>
      </div>
    );
  }
  return (
    <div className="sec">
      <PageStyles href={styles} />
      <div className="wrap faq">
        <nav className="toc" aria-label="On this page">
          <h2>On this page</h2>
          <ul>
            {text.chapters.map((chapter, at) => (
              <li key={anchorOf(chapter, at)}>
                <a href={`#${anchorOf(chapter, at)}`}>{chapter.title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="prose">
          <About text={text} path={path} />
          <LegalChapters chapters={text.chapters} blocks={blocks} />
          <OtherVersions text={text} path={path} />
          {children}
        </div>
      </div>
    </div>
  );
}
