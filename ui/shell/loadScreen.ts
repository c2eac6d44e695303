import type { ComponentType } from 'react';
import type { Services } from '../session/services.ts';
import type { RouteEntry } from './routeEntry.ts';

/** Loads a screen and the use cases and texts of its area side by side; returns the screen's component. */
export async function loadScreen(
  { area, load }: Pick<RouteEntry, 'area' | 'load'>,
  services: Pick<Services, 'area'>,
): Promise<ComponentType> {
  const [Component] = await Promise.all([load(), area && services.area({ name: area })]);
  return Component;
}
