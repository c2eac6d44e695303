import type { ComponentType } from 'react';
import type { Site } from '#domain/site/site.ts';
import type { AreaName } from '../session/area.ts';

export type LoadScreen = () => Promise<ComponentType>;

/** One route of the app. */
export interface RouteEntry {
  readonly path: string;
  /** The fixed name of the route (product 3.1); null if it has none. Two entries are called `redeem`. */
  readonly name: string | null;
  /** Whether the screen is drawn in the frame alone, or over a page with the wall. */
  readonly layout: 'frame' | 'frame-with-wall';
  readonly navbar: boolean;
  /** The area whose use cases and texts the screen needs; null if it needs none. */
  readonly area: AreaName | null;
  /** Loads the screen, which is a chunk of its own. */
  readonly load: LoadScreen;
  /**
   * True for the steps from a shop to its code: loaded before they are pressed, so that losing the network stops
   * nobody.
   */
  readonly ahead: boolean;
  /** Id of the only site that has this route; absent if all have it. */
  readonly onlySite?: string;
  /** Tells which sites have this route; absent if all have it. */
  readonly onlyIf?: (site: Site) => boolean;
}

type Settings = Partial<Pick<RouteEntry, 'layout' | 'navbar' | 'onlySite' | 'onlyIf' | 'ahead'>>;

/** Returns a route of all sites in the frame alone, but for its settings. */
export const route = (
  path: string,
  name: string | null,
  area: AreaName | null,
  load: LoadScreen,
  settings: Settings = {},
): RouteEntry => ({
  path,
  name,
  layout: 'frame',
  navbar: true,
  area,
  load,
  ahead: false,
  ...settings,
});
