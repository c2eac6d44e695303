import { useParams } from 'react-router';
import { cutEnd } from '#domain/link/cutEnd.ts';

/** Returns what a mailed link authorises with, a parameter of the route, without what mail programs add to links. */
export function useLinkPart(name: string): string {
  return cutEnd(useParams()[name] ?? '');
}
