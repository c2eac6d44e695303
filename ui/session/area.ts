/** The areas of screens: each is loaded by the routes that need it, only `entry` by the first screen (design 2). */
export const AREA_NAMES = ['entry', 'shops', 'redemption', 'donation', 'codes', 'aftercare'] as const;
export type AreaName = (typeof AREA_NAMES)[number];

declare const record: unique symbol;

/** An area by its name, together with the type of what its views get of the application. */
export interface AreaKey<Services> {
  readonly name: AreaName;
  readonly [record]?: Services;
}

export const areaKey = <Services>(name: AreaName): AreaKey<Services> => ({ name });
