import { useLocation } from 'react-router';
import { wallAddress } from '../../../parts/paths/wallPlace.ts';
import { useServices } from '../../../session/services.ts';

/** Returns the path of the wall's own page, with the same filter as the wall below the entry. */
export function useOnward(): string {
  const { path } = useServices();
  return wallAddress(useLocation().search, path.category);
}
