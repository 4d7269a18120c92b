import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { lazy, use, type ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { Link } from '../../ui/link';
import { hasMoved, licences, readAgent, subdomainOf, type SiteAgent } from '../../features/agent-site/agent-site';
import { useAgentSiteQuery } from '../../features/agent-site/agent-site.generated';
import { AgentPage } from '../../features/agent-site/agent-page';
import { BookSection } from '../../features/booking/book-section';
import { homeHead } from '../../features/home/home-head';
import { LeadForm } from '../../features/leads/lead-form';
import { readLenders, readLendersFirst, useSite } from '../../features/site/settings';
import { SiteFrame } from '../../features/site/site-frame';
import { InSite } from '../../lib/in-site';
import type { HeadOf } from '../../lib/head';
import { paths } from '../../lib/paths';
import { href as landing } from '../../ui/landing/landing.module.css?sheet';
import { atRest } from '../../ui/late/at-rest';
import { Loading } from '../../ui/loading';
import { NotLoaded } from '../../ui/late/not-loaded';
import { PageStyles } from '../../ui/page-styles';

const Home = lazy(() => import('./home'));

/** It asks for itself what is free now: nobody waits for it, and the rest of the page is there before. */
const NextFree = atRest(async () => (await import('../../features/booking/next-free')).NextFree);

export const head: HeadOf = ({ params, client }) => {
  const agent = readAgent(client, subdomainOf(params));
  if (!agent) return { ...homeHead(readLenders(client), readLendersFirst(client)), noindex: true };
  const { licensedName, title, intro, headline, subdomain, shareImageUrl } = agent;
  const name = `${licensedName}, ${title.toLowerCase()}`;
  return {
    title: name,
    description: intro ?? headline ?? `${name}. Book a call or send a message.`,
    canonical: paths.agent(subdomain),
    picture: { path: shareImageUrl, alt: name },
  };
};

/** The small print that the law asks for: who is licensed where, and for whom they work. */
function Foot({ agent }: { agent: SiteAgent }): ReactNode {
  const { site } = useSite();
  const { licensedName, title, brokerageName, brokerageLicenceNumber } = agent;
  return (
    <div>
      <p>
        {licensedName}, {title.toLowerCase()}
        {agent.licences.length > 0 && <span>{`, licence ${licences(agent)}`}</span>}, works for {brokerageName}
        {brokerageLicenceNumber && <span>{`, brokerage licence ${brokerageLicenceNumber}`}</span>}
        {site?.addresses[0] && <span>{`, ${site.addresses[0].replaceAll('\n', ', ')}`}</span>}. Independently owned and
        operated. We arrange mortgages; we don’t lend. Rates change without notice, O.A.C. The 24 hours count from the
        moment a message reaches us, every day of the year.
      </p>
      <p>
        <Link to={paths.privacy}>Privacy</Link>
      </p>
    </div>
  );
}

/** The normal home page, for an address that is nobody’s. */
function NormalSite(): ReactNode {
  if (use(InSite)) return <Home />;
  return (
    <SiteFrame home guarded={false}>
      <Home />
    </SiteFrame>
  );
}

export default function AgentSitePage(): ReactNode {
  const { subdomain = '' } = useParams();
  const asked = subdomain.toLowerCase();
  const { data, error, refetch } = useAgentSiteQuery({ variables: { subdomain: asked } });
  const agent = data?.agent;
  if (agent === null) return <NormalSite />;
  if (agent === undefined) {
    if (!error) return <Loading />;
    return <NotLoaded said={MESSAGES.agentBySubdomainFailed} retry={refetch} />;
  }
  if (hasMoved(subdomain, agent)) return <Navigate to={paths.agent(agent.subdomain)} replace />;
  return (
    <>
      <PageStyles href={landing} />
      <AgentPage
        key={agent.id}
        agent={agent}
        next={<NextFree agentId={agent.id} />}
        book={
          <BookSection title="Pick a time, I’ll call you" lead="By phone, free." agentId={agent.id} writeAt="#write" />
        }
        form={<LeadForm source="AGENT" agentId={agent.id} submitLabel="Send" />}
        foot={<Foot agent={agent} />}
      />
    </>
  );
}
