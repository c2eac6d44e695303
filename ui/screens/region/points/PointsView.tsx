import { observer } from 'mobx-react-lite';
import { flushSync } from 'react-dom';
import type { Locale } from '#domain/language/locale.ts';
import { type Place, listedFrom } from '#domain/region/place.ts';
import { categoryOf } from '#domain/region/placeCategory.ts';
import { ALL_PLACES } from '#domain/region/placeFilter.ts';
import type { SiteMap } from '#domain/site/site.ts';
import { Button } from '../../../kit/Button.tsx';
import { useFocusWhenLost } from '../../../kit/useFocusWhenLost.ts';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import { useArea, useScreen, useServices, useShared } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import { MapPanel } from '../map/MapPanel.tsx';
import { MapScreen } from '../map/MapScreen.ts';
import { PlaceCard } from '../places/PlaceCard.tsx';
import { WithPlaces } from '../places/WithPlaces.tsx';
import { PlaceSearch } from '../search/PlaceSearch.tsx';
import { SearchScreen } from '../search/SearchScreen.ts';
import { REGION } from '../services.ts';
import { PlaceFilters } from './PlaceFilters.tsx';
import styles from './PointsView.module.scss';
import { type PlaceFilterState, usePlaceFilter } from './usePlaceFilter.ts';

const MAP = 'points-map';
const LIST = 'points-list';

/**
 * Where the region's voucher is accepted: a search, a map on request, and the list, which is complete without either.
 */
export const PointsView = observer(function PointsView() {
  const { t } = useText();
  const { site } = useServices();
  const { map } = site.own;
  return (
    <div className={styles.page}>
      <TitledHeading title={t('region.points.title')} lead={t('region.points.lead')} />
      <WithPlaces of={({ isContact }) => !isContact}>
        {(places) => (map ? <Mapped places={places} service={map} /> : <Unmapped places={places} />)}
      </WithPlaces>
    </div>
  );
});

const Mapped = observer(function Mapped({ places, service }: { places: readonly Place[]; service: SiteMap }) {
  const { findPlace, loadMaps } = useArea(REGION);
  const { privacy } = useShared();
  const search = useScreen(
    ({ language, site }) =>
      new SearchScreen({
        findPlace,
        area: () => ({ locale: language.locale, country: site.own.country, service }),
      }),
  );
  const map = useScreen(() => new MapScreen({ loadMaps, consent: () => privacy.consent() }));
  const by = usePlaceFilter(places);
  // The button that opens the map is unmounted by the click.
  const panel = useFocusWhenLost<HTMLDivElement>(map.state.kind);
  const lead = (id: string) => {
    // The map shows all places, the list may hide this one.
    flushSync(() => by.change(ALL_PLACES));
    const heading = document.getElementById(`place-${id}`);
    heading?.scrollIntoView({ block: 'center' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.search}>
          <PlaceSearch screen={search} count={by.shown.length} provider={hostOf(service.geocodingUrl)} />
        </div>
      </div>
      <div className={styles.columns}>
        <div id={MAP} ref={panel} tabIndex={-1} className={styles.map}>
          {map.state.kind === 'drawn' && <SkipMap />}
          <MapPanel
            screen={map}
            places={places}
            service={service}
            provider={hostOf(service.styleUrl)}
            onLead={lead}
          />
        </div>
        <List by={by} search={search} map={map} />
      </div>
    </>
  );
});

const Unmapped = observer(function Unmapped({ places }: { places: readonly Place[] }) {
  return <List by={usePlaceFilter(places)} />;
});

/** Lets keyboard users skip the map's many buttons. */
function SkipMap() {
  const { t } = useText();
  return (
    <a
      className={styles.skip}
      href={`#${LIST}`}
      onClick={(event) => {
        event.preventDefault(); // a changed hash would count as a navigation
        document.getElementById(LIST)?.focus();
      }}
    >
      {t('region.map.skip')}
    </a>
  );
}

interface ListProps {
  by: PlaceFilterState;
  search?: SearchScreen;
  map?: MapScreen;
}

const List = observer(function List({ by, search, map }: ListProps) {
  const { t, locale } = useText();
  const listed = listedFrom(by.shown, search?.from ?? null);
  return (
    <section aria-labelledby={LIST} className={styles.list}>
      <h2 id={LIST} tabIndex={-1} className={styles.title}>
        {t('region.points.list')}
      </h2>
      <PlaceFilters by={by} counts={search === undefined} />
      {listed.length === 0 && <p>{t('region.filter.nothing')}</p>}
      <ul className={styles.places}>
        {listed.map(({ place, kilometres }) => (
          <li key={place.id}>
            <PlaceCard
              place={place}
              category={categoryOf(place, by.names)}
              distance={kilometres === null ? undefined : formatKilometres(kilometres, locale)}
              chosen={map?.chosen === place.id}
              action={
                map?.state.kind === 'drawn' &&
                place.at && (
                  <Button
                    kind="quiet"
                    flush
                    aria-label={t('region.map.showNamedPlace', { name: place.name })}
                    onClick={() => showOn(map, place)}
                  >
                    {t('region.map.showPlace')}
                  </Button>
                )
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
});

/** On a phone the map is above the list, outside the viewport. */
function showOn(map: MapScreen, place: Place): void {
  map.show(place);
  document.getElementById(MAP)?.scrollIntoView({ block: 'nearest' });
}

/** Returns the host that a request goes to: "maps.example". */
const hostOf = (address: string): string => address.replace(/^https:\/\/([^/]+).*$/, '$1');

/** Formats a distance as "3.4 km"; from 10 km on without a fraction. */
function formatKilometres(kilometres: number, locale: Locale): string {
  const maximumFractionDigits = kilometres < 10 ? 1 : 0;
  return new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilometer', maximumFractionDigits }).format(
    kilometres,
  );
}
