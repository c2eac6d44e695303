import type { ComponentType } from 'react';
import type { Slot } from '../parts/lazy/LazyPart.tsx';
import type { AreaName } from '../session/area.ts';
import type { Services } from '../session/services.ts';

interface Screen<Props> {
  /** The area with its use cases and texts; null if it needs none. */
  readonly area: AreaName | null;
  readonly load: () => Promise<ComponentType<Props>>;
}

export async function loadScreen<Props>(
  { area, load }: Screen<Props>,
  services: Pick<Services, 'area'>,
): Promise<ComponentType<Props>> {
  const [component] = await Promise.all([load(), area && services.area({ name: area })]);
  return component;
}

/** Like `loadScreen`, for a part of a screen. */
export const partOf =
  <Props>(area: AreaName, load: Screen<Props>['load']): Slot<Props> =>
  (services) =>
    loadScreen({ area, load }, services);
