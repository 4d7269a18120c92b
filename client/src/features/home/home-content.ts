import type { Api } from '../../lib/api';
import { HomeContentDocument, useHomeContentQuery, type HomeContentQuery } from './home-content.generated';

export type HomeContent = HomeContentQuery['homeContent'];

export const preloadHome = (client: Api): Promise<unknown> => client.query({ query: HomeContentDocument });

export const readHome = (client: Api): HomeContent | undefined =>
  client.readQuery({ query: HomeContentDocument })?.homeContent;

/** undefined while it cannot be had: the page stands without what we claim. */
export const useHome = (): HomeContent | undefined => useHomeContentQuery().data?.homeContent;
