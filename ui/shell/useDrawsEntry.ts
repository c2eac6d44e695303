import { useLocation } from 'react-router';
import { useServices } from '../session/services.ts';
import { categoryIn, isOverEntry } from './entryPath.ts';

/**
 * True if the entry page is drawn: for `/`, for a category or variation, and beneath a shop's dialog that was opened
 * over it.
 */
export function useDrawsEntry(): boolean {
  const { path } = useServices();
  const location = useLocation();
  return isOverEntry(location) && path.stands(categoryIn(location.pathname) ?? path.urlName ?? '');
}
