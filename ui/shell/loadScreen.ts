import type { ComponentType } from 'react';
import type { AreaName } from '../session/area.ts';
import type { Services } from '../session/services.ts';
import type { BuiltRoute } from './routes.ts';

/** The areas that do with the journey's use cases and texts; the others need the aftercare's too. */
const JOURNEY: ReadonlySet<AreaName> = new Set<AreaName>(['shops', 'redemption']);

/** A screen together with the use cases and texts of its area. */
export async function loadScreen(
  { area, load }: Pick<BuiltRoute, 'area' | 'load'>,
  { journey, aftercare }: Pick<Services, 'journey' | 'aftercare'>,
): Promise<ComponentType> {
  if (area === null) return load();
  const [Component] = await Promise.all([load(), JOURNEY.has(area) ? journey() : aftercare()]);
  return Component;
}
