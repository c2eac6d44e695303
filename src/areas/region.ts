import { FindPlace } from '#application/region/findPlace.ts';
import { ListPlaceCategories } from '#application/region/listPlaceCategories.ts';
import { ListPlaces } from '#application/region/listPlaces.ts';
import { BrowseShops } from '#application/shop/browseShops.ts';
import { LoadCategories } from '#application/shop/loadCategories.ts';
import { HttpPlaceApi } from '#infrastructure/api/placeApi.ts';
import { REGION } from '#ui/screens/region/services.ts';
import { TOKENS } from '../wiring/tokens.ts';
import { areaOf } from './area.ts';

/** The region's pages: about, contacts, and the places that accept its voucher. */
export const region = areaOf(REGION, ({ bind, make }) => ({
  findPlace: make(
    (load, log) => new FindPlace(async () => (await load()).geocoding, log),
    TOKENS.loadMaps,
    TOKENS.log,
  ),
  listPlaceCategories: bind(ListPlaceCategories, BrowseShops, LoadCategories),
  listPlaces: bind(ListPlaces, bind(HttpPlaceApi, TOKENS.api)),
  loadMaps: TOKENS.loadMaps,
}));
