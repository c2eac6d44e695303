import { ContainerModule } from 'inversify';
import { FindPlace } from '#application/region/findPlace.ts';
import { ListPlaces, type PlaceDesk } from '#application/region/listPlaces.ts';
import { HttpPlaceDesk } from '#infrastructure/api/placeDesk.ts';
import { REGION } from '#ui/screens/region/services.ts';
import { TOKENS } from '../wiring/tokens.ts';
import { token } from '../wiring/token.ts';
import { areaOf } from './area.ts';

/** Container tokens of the ports that only this area uses. */
export const REGION_TOKENS = {
  placeDesk: token<PlaceDesk>('PlaceDesk'),
} as const;

/** The region's own pages: what it is, who helps there, and where its voucher is taken. */
export const region = areaOf(REGION, {
  bindings: new ContainerModule(({ bind }) => {
    bind(REGION_TOKENS.placeDesk).toResolvedValue((api) => new HttpPlaceDesk(api), [TOKENS.api]);
    bind(ListPlaces).toResolvedValue((desk) => new ListPlaces(desk), [REGION_TOKENS.placeDesk]);
    bind(FindPlace).toResolvedValue(
      (loadMaps, log) => new FindPlace(async () => (await loadMaps()).geocoding, log),
      [TOKENS.loadMaps, TOKENS.log],
    );
  }),
  texts: {
    de: () => import('#locales/region/de.json').then((file) => file.default),
    en: () => import('#locales/region/en.json').then((file) => file.default),
    fr: () => import('#locales/region/fr.json').then((file) => file.default),
    it: () => import('#locales/region/it.json').then((file) => file.default),
    nl: () => import('#locales/region/nl.json').then((file) => file.default),
  },
  record: (container) => ({
    findPlace: container.get(FindPlace),
    listPlaces: container.get(ListPlaces),
    loadMaps: container.get(TOKENS.loadMaps),
  }),
});
