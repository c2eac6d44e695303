import { useSyncExternalStore } from 'react';
import { useServices } from '../../../../session/services.ts';
import styles from '../WallFrame.module.scss';

/**
 * True if the site has a `FilterBar` and the window is as wide as the style sheet wants for it. In a narrower one the
 * style sheet hides the bar, and each press in `FilterSheet` would draw all of its hidden options again.
 */
export function useHasBar(): boolean {
  const { site: store } = useServices();
  const isWide = useSyncExternalStore(
    follow,
    () => wide().matches,
    // The early page is for every width.
    () => true,
  );
  return store.site.switches.showShopFilterBar && isWide;
}

function wide(): MediaQueryList {
  return window.matchMedia(`(width >= ${styles['filters-from']})`);
}

function follow(onChange: () => void): () => void {
  const media = wide();
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
