/** Routes load the areas they need (ADR 2); only `entry` is part of the first screen (product 17.2). */
export const AREA_NAMES = [
  'entry',
  'shops',
  'redemption',
  'donation',
  'charge',
  'payment',
  'codes',
  'aftercare',
  'fraud',
  'help',
  'activation',
  'reactivation',
  'legal',
  'region',
] as const;
export type AreaName = (typeof AREA_NAMES)[number];

declare const record: unique symbol;

/** The type of the services record exists at compile time only. */
export interface AreaKey<Services> {
  readonly name: AreaName;
  readonly [record]?: Services;
}

export const areaKey = <Services>(name: AreaName): AreaKey<Services> => ({ name });
