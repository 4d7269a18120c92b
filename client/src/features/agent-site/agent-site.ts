import type { Api } from '../../lib/api';
import { licenceList } from '@brokerage/domain/vocabulary/licences';
import { PROVINCES } from '@brokerage/domain/application/applications';
import { paths } from '../../lib/paths';
import { AgentRatesDocument, AgentSiteDocument, type AgentOnSiteFragment } from './agent-site.generated';

export type SiteAgent = AgentOnSiteFragment;

/** Hosts and addresses have small letters, whatever was typed. */
export const subdomainOf = (params: Record<string, string | undefined>): string =>
  (params['subdomain'] ?? '').toLowerCase();

export const preloadAgent = (client: Api, subdomain: string): Promise<unknown> =>
  Promise.all([
    client.query({ query: AgentSiteDocument, variables: { subdomain } }),
    client.query({ query: AgentRatesDocument }),
  ]);

/** undefined: it could not be asked for; null: there is none, or none that visitors see */
export const readAgent = (client: Api, subdomain: string): SiteAgent | null | undefined =>
  client.readQuery({ query: AgentSiteDocument, variables: { subdomain } })?.agent;

/** The agent has another address by now. */
export const hasMoved = (subdomain: string, agent: SiteAgent): boolean => agent.subdomain !== subdomain;

export const provinceNames = ({ licences }: Pick<SiteAgent, 'licences'>): string =>
  licences.map(({ province }) => PROVINCES.find(({ code }) => code === province)?.name ?? province).join(', ');

/** The first of their names, as they introduce themselves. */
export const firstName = ({ licensedName }: Pick<SiteAgent, 'licensedName'>): string =>
  licensedName.split(/\s+/)[0] ?? licensedName;

export const licences = ({ licences: all }: Pick<SiteAgent, 'licences'>): string => licenceList(all);

export const socialLinks = ({ social }: Pick<SiteAgent, 'social'>): { name: string; url: string }[] =>
  (
    [
      ['Website', social.website],
      ['LinkedIn', social.linkedin],
      ['Instagram', social.instagram],
      ['Facebook', social.facebook],
    ] as const
  ).flatMap(([name, url]) => (url ? [{ name, url }] : []));

/** What search engines read: a service that one licensed person gives (schema.org). */
export function agentFacts(agent: SiteAgent, origin: string): object[] {
  const url = origin + paths.agent(agent.subdomain);
  const pictures = [agent.photo?.url, agent.shareImageUrl].filter((path) => path != null);
  return [
    {
      '@type': 'FinancialService',
      '@id': `${url}#agent`,
      name: `${agent.licensedName}, ${agent.title}`,
      description: agent.intro ?? undefined,
      url,
      telephone: agent.phone ?? undefined,
      email: agent.email ?? undefined,
      image: pictures.map((path) => origin + path),
      areaServed: agent.serviceAreas.map(({ name }) => name),
      parentOrganization: { '@id': `${origin}/#brokerage` },
      employee: {
        '@type': 'Person',
        name: agent.licensedName,
        jobTitle: agent.title,
        knowsLanguage: agent.languages,
        identifier: agent.licences.map(({ province, number }) => ({
          '@type': 'PropertyValue',
          propertyID: `Mortgage licence, ${province}`,
          value: number,
        })),
        sameAs: socialLinks(agent).map((link) => link.url),
        worksFor: { '@id': `${origin}/#brokerage` },
      },
    },
  ];
}
