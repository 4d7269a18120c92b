import { useSession } from '../../lib/session';
import { useSecondFactorDemandQuery } from './factor-demand.generated';

const FIRST_STAFF_LEVEL = 2;

interface FactorDemand {
  /** The first day without which nobody works as staff */
  from: string;
  isDue: boolean;
}

/** The second factor that the settings ask of this person. undefined: not known yet; null: none, or they have one. */
export function useFactorDemand(): FactorDemand | null | undefined {
  const { user } = useSession();
  const isStaff = (user?.role ?? 0) >= FIRST_STAFF_LEVEL;
  const { data, error } = useSecondFactorDemandQuery({ skip: !isStaff });
  // where it cannot be asked nothing stands in the way: the server decides on every call
  if (!isStaff || error) return null;
  return data?.secondFactorDemand;
}
