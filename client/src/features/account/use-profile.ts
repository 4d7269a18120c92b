import { useMyProfileQuery, type MyProfileQuery } from './profile.generated';

export type Profile = NonNullable<MyProfileQuery['profile']>;

/** One's own account, asked anew each time the page is opened. */
export function useProfile(): { profile: Profile | undefined; failed: boolean; retry: () => unknown } {
  const { data, error, refetch } = useMyProfileQuery({ fetchPolicy: 'cache-and-network' });
  return { profile: data?.profile ?? undefined, failed: Boolean(error), retry: refetch };
}
