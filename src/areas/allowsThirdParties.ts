import { zoneOf } from '#domain/route/zone.ts';
import type { Site } from '#domain/site/site.ts';
import { thirdPartiesOf } from '#domain/site/thirdParties.ts';

/** True if this document may run third parties. All its pages belong to one zone (ADR 8, 9). */
export function allowsThirdParties(site: Site): boolean {
  const hasThem = thirdPartiesOf(site).length > 0;
  return zoneOf(window.location.pathname, hasThem) === 'third-party';
}
