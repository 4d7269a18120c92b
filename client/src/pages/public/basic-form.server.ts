import { bankOf, preloadLender } from '../../features/applications/chosen-lender';

interface Preload {
  (client: Parameters<typeof preloadLender>[0], at: { search: URLSearchParams }): Promise<unknown>;
}

export const preload: Preload = async (client, { search }) => {
  const bank = bankOf(search);
  return bank ? preloadLender(client, bank) : undefined;
};

export const reads = ['type', 'bank'];
