import type { AreaName } from '#domain/route/routes.ts';

declare const record: unique symbol;

/** The type of the services record exists at compile time only. */
export interface AreaKey<Services> {
  readonly name: AreaName;
  readonly [record]?: Services;
}

export const areaKey = <Services>(name: AreaName): AreaKey<Services> => ({ name });
