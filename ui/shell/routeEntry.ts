import type { ComponentType } from 'react';
import type { Site } from '#domain/site/site.ts';
import type { AreaName } from '../session/area.ts';

export type LoadScreen = () => Promise<ComponentType>;

export interface RouteEntry {
  readonly path: string;
  /** The fixed route name (product 3.1); null without one. Two entries are called `redeem`. */
  readonly name: string | null;
  /** `frame-with-wall`: over a page with the wall. */
  readonly layout: 'frame' | 'frame-with-wall';
  readonly navbar: boolean;
  /** All areas whose use cases or texts its screen needs. */
  readonly areas: readonly AreaName[];
  readonly load: LoadScreen;
  /** True for the steps from a shop to its code: prefetched, so that they work offline. */
  readonly ahead: boolean;
  /** Id of the only site with this route; absent: all sites. */
  readonly onlySite?: string;
  /** Which sites have this route; absent: all sites. */
  readonly onlyIf?: (site: Site) => boolean;
}

type Settings = Partial<Pick<RouteEntry, 'layout' | 'navbar' | 'onlySite' | 'onlyIf' | 'ahead'>>;

export const route = (
  path: string,
  name: string | null,
  areas: readonly AreaName[],
  load: LoadScreen,
  settings: Settings = {},
): RouteEntry => ({
  path,
  name,
  layout: 'frame',
  navbar: true,
  areas,
  load,
  ahead: false,
  ...settings,
});
