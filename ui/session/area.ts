/**
 * The areas of screens (ADR 2). Each is loaded by the routes that need it; only `entry` belongs to the first screen
 * (product 17.2).
 */
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

/** An area's name together with the type of its services record, which exists at compile time only. */
export interface AreaKey<Services> {
  readonly name: AreaName;
  readonly [record]?: Services;
}

/** Creates the key by which views ask for an area's services record. */
export const areaKey = <Services>(name: AreaName): AreaKey<Services> => ({ name });
