import type { ComponentType } from 'react';
import type { AreaName } from '#domain/route/routes.ts';
import type { Slot } from '../parts/lazy/LazyPart.tsx';
import type { Services } from '../session/services.ts';

interface Screen<Props> {
  /** All areas whose use cases or texts it needs. */
  readonly areas: readonly AreaName[];
  readonly load: () => Promise<ComponentType<Props>>;
}

export async function loadScreen<Props>(
  { areas, load }: Screen<Props>,
  services: Pick<Services, 'area'>,
): Promise<ComponentType<Props>> {
  const [component] = await Promise.all([load(), ...areas.map((name) => services.area({ name }))]);
  return component;
}

/** Like `loadScreen`, for a part of a screen. */
export const partOf =
  <Props>(area: AreaName, load: Screen<Props>['load']): Slot<Props> =>
  (services) =>
    loadScreen({ areas: [area], load }, services);
