import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Counted } from '../../features/analytics/counted';
import type { SeenPage } from '../../features/analytics/use-visits';
import { useSession } from '../../lib/session';
import { watchBottomEdge } from '../../ui/bottom-edge';
import { keepFocus } from '../../ui/keep-focus';
import { PageStyles } from '../../ui/page-styles';
import { PrintSheet } from '../../ui/print-sheet';
import menuStyles from '../../ui/sheet.css?url';
import { PrintHead } from './print-head';

const Chat = lazy(() => import('./chat'));
const AgreeAgain = lazy(() => import('../../features/site/agree-again'));
/** Customer spec §2: /, /rates, /blogs, /calculator, /about and /blog/*. The calculator's tabs are the calculator. */
const CHAT_BESIDE = /^\/(rates|blogs|calculator(\/.+)?|about|blog\/.+)?$/;

/**
 * What no page needs to be read: what it is on paper, how the menu of a phone looks, the assistant, the question about a
 * legal text that changed, and the counting of visits with the question whether we may.
 */
export default function Beside({
  route,
  layout,
  pathname,
  seen,
  quiet,
}: SeenPage & {
  layout: string;
  /** The pages of this visit so far */
  seen: readonly SeenPage[];
  /** Without the assistant, as on an agent's own host */
  quiet: boolean;
}): ReactNode {
  const { state } = useSession();
  useEffect(watchBottomEdge, []);
  useEffect(keepFocus, []);
  return (
    <>
      <PrintSheet />
      {layout !== 'console' && <PageStyles href={menuStyles} />}
      <PrintHead pathname={pathname} />
      {!quiet && CHAT_BESIDE.test(pathname) && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <Chat />
          </Suspense>
        </ErrorBoundary>
      )}
      {state === 'signed-in' && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <AgreeAgain />
          </Suspense>
        </ErrorBoundary>
      )}
      <Counted route={route} pathname={pathname} seen={seen} asks={layout !== 'console'} />
    </>
  );
}
