import type { ComponentType } from 'react';
import type { Slot } from '../parts/lazy/LazyPart.tsx';
import type { AreaName } from '../session/area.ts';
import type { Services } from '../session/services.ts';

interface Screen<Props> {
  /** The area whose use cases and texts it needs; null if it needs none. */
  readonly area: AreaName | null;
  readonly load: () => Promise<ComponentType<Props>>;
}

/** Loads a screen and the use cases and texts of its area side by side; returns the screen's component. */
export async function loadScreen<Props>(
  { area, load }: Screen<Props>,
  services: Pick<Services, 'area'>,
): Promise<ComponentType<Props>> {
  const [component] = await Promise.all([load(), area && services.area({ name: area })]);
  return component;
}

/** Returns the loader of a part of a screen, as `loadScreen` loads a whole one. */
export const partOf =
  <Props>(area: AreaName, load: Screen<Props>['load']): Slot<Props> =>
  (services) =>
    loadScreen({ area, load }, services);
