import type { Feature } from '#domain/feature/feature.ts';
import { hasFeature } from '#domain/feature/hasFeature.ts';
import { useServices } from './services.ts';

/** Whether the page's site has a feature; for links and texts that promise one. Only for observers. */
export function useHas(): (feature: Feature) => boolean {
  const { site: store } = useServices();
  return (feature) => hasFeature(store.site, feature);
}
