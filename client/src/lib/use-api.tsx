import { createContext, use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Api } from './api';
import type { Apollo } from './apollo-module';

const Context = createContext<Api | undefined>(undefined);

export function useApi(): Api {
  const api = use(Context);
  if (!api) throw new Error('There is no <ApiProvider> around this.');
  return api;
}

/** Where Apollo is there from the start, its own provider stands around everything too. */
export function ApiProvider({ api, children }: { api: Api; children: ReactNode }): ReactNode {
  const [first] = useState(api.apollo);
  return (
    <Context value={api}>
      {first ? <first.Provider client={first.client}>{children}</first.Provider> : children}
    </Context>
  );
}

/** Apollo itself, fetched where it is wanted; undefined until it is there. Throws where it cannot be fetched. */
export function useApollo(wanted: boolean): Apollo | undefined {
  const api = useApi();
  const [failure, setFailure] = useState<{ error: unknown }>();
  const now = (): Apollo | undefined => api.apollo;
  const apollo = useSyncExternalStore(api.onApollo, now, now);
  useEffect(() => {
    if (wanted) api.load().catch((error: unknown) => setFailure({ error }));
  }, [api, wanted]);
  if (failure) throw failure.error;
  return apollo;
}
