import type { ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { useSite } from '../features/site/settings';
import { mortgageTypeName, UPCOMING } from '../features/site/upcoming';
import { LogoMark } from '../illustrations/logo-mark';
import { formatPhone } from '../lib/format';
import type { HeadOf } from '../lib/head';
import { paths, telephone } from '../lib/paths';
import { ButtonLink } from '../ui/button';
import { PageHead } from '../ui/page-head';

const FALLBACK = { title: 'In the making', text: 'This page is being built.' };

/** The words of an address; a landing page carries the name of its mortgage type. */
function wordsFor(pathname: string): { title: string; text: string } {
  const found = UPCOMING.find(({ pattern }) => matchPath(pattern, pathname)) ?? FALLBACK;
  const type = mortgageTypeName(matchPath('/mortgage/:type/*', pathname)?.params.type);
  return type ? { ...found, title: `${type} mortgages` } : found;
}

export const head: HeadOf = ({ pathname }) => {
  const { title, text } = wordsFor(pathname);
  return { title, description: text, noindex: true };
};

/** Landing pages stand alone, without the site's header and footer: the name and the licence are still said. */
function Alone({ children }: { children: ReactNode }): ReactNode {
  const { site, brand } = useSite();
  return (
    <>
      <main id="main" className="alone">
        <div className="wrap alone-logo">
          <span className="logo">
            <LogoMark />
            {brand}
          </span>
        </div>
        {children}
      </main>
      {site && (
        <footer className="wrap alone-foot">
          {site.legalName} · Brokerage licence {site.licenceNumber}
        </footer>
      )}
    </>
  );
}

const BARE = [
  '/mortgage',
  '/mortgage/:type/*',
  '/thankyou',
  '/:mortgageType/thankyou',
  '/2ndmortgage',
  '/private-financing',
  '/self-employed-mortgage',
  '/realtorquest-letsconnect',
  '/realtorquest-letsconnect/thankyou',
];

export default function UpcomingPage(): ReactNode {
  const { pathname } = useLocation();
  const { site } = useSite();
  const { title, text } = wordsFor(pathname);
  const content = (
    <PageHead title={title} lead={text} picture="head-building">
      <p className="soon">This page is still being built. These already work:</p>
      <div className="cta">
        <ButtonLink to={paths.basicForm()}>Apply in Minutes</ButtonLink>
        <ButtonLink look="outline" to={paths.rates}>
          See today’s rates
        </ButtonLink>
      </div>
      {site && (
        <p className="soon">
          Or call <a href={telephone(site.phone)}>{formatPhone(site.phone)}</a>.
        </p>
      )}
    </PageHead>
  );
  return BARE.some((pattern) => matchPath(pattern, pathname)) ? <Alone>{content}</Alone> : content;
}
