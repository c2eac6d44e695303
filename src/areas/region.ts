import { ContainerModule } from 'inversify';
import { FindPlace } from '#application/region/findPlace.ts';
import { ListPlaceCategories } from '#application/region/listPlaceCategories.ts';
import { ListPlaces, type PlaceApi } from '#application/region/listPlaces.ts';
import { BrowseShops } from '#application/shop/browseShops.ts';
import { LoadCategories } from '#application/shop/loadCategories.ts';
import { HttpPlaceApi } from '#infrastructure/api/placeApi.ts';
import { REGION } from '#ui/screens/region/services.ts';
import { binding } from '../wiring/binding.ts';
import { TOKENS } from '../wiring/tokens.ts';
import { token } from '../wiring/token.ts';
import { areaOf } from './area.ts';

export const REGION_TOKENS = {
  placeApi: token<PlaceApi>('PlaceApi'),
} as const;

/** The region's pages: about, contacts, and the places that accept its voucher. */
export const region = areaOf(REGION, {
  bindings: new ContainerModule(({ bind }) => {
    const { bindClass, bindAs } = binding(bind);
    bindAs(REGION_TOKENS.placeApi, HttpPlaceApi, TOKENS.api);
    bindClass(ListPlaces, REGION_TOKENS.placeApi);
    bindClass(ListPlaceCategories, BrowseShops, LoadCategories);
    bind(FindPlace).toResolvedValue(
      (loadMaps, log) => new FindPlace(async () => (await loadMaps()).geocoding, log),
      [TOKENS.loadMaps, TOKENS.log],
    );
  }),
  record: (container) => ({
    findPlace: container.get(FindPlace),
    listPlaceCategories: container.get(ListPlaceCategories),
    listPlaces: container.get(ListPlaces),
    loadMaps: container.get(TOKENS.loadMaps),
  }),
});
