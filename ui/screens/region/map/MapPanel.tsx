import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Place } from '#domain/region/place.ts';
import type { SiteMap } from '#domain/site/site.ts';
import { Button } from '../../../kit/Button.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { LATER_ICONS } from '../../../kit/laterIcons.ts';
import { Skeleton } from '../../../kit/Skeleton.tsx';
import { useText } from '../../../session/text.ts';
import flow from '../../../styles/flow.module.scss';
import styles from './MapPanel.module.scss';
import type { MapScreen } from './MapScreen.ts';

interface MapPanelProps {
  screen: MapScreen;
  places: readonly Place[];
  service: SiteMap;
  /** The company that serves the map. */
  provider: string;
  /** Moves the focus to a place in the list. */
  onLead: (id: string) => void;
}

/** The map of the places, or the button that loads it. */
export const MapPanel = observer(function MapPanel(props: MapPanelProps) {
  const { screen, provider } = props;
  const { t } = useText();
  const { state } = screen;
  if (state.kind === 'drawing' || state.kind === 'drawn') return <Drawing {...props} />;
  return (
    <div className={styles.closed} data-print="never">
      <span className={styles.icon}>
        <Icon name={LATER_ICONS.pin} size="l" />
      </span>
      <p className={styles.words} role="status">
        {(state.kind === 'closed' || state.kind === 'asking') && t('region.map.closed', { provider })}
        {state.kind === 'forbidden' && t('region.map.forbidden', { provider })}
        {state.kind === 'failed' && t('region.map.failed')}
      </p>
      <Button kind="secondary" busy={state.kind === 'asking'} onClick={() => void screen.open()}>
        {t(state.kind === 'failed' ? 'common.tryAgain' : 'region.map.show')}
      </Button>
    </div>
  );
});

const Drawing = observer(function Drawing({ screen, places, service, onLead }: MapPanelProps) {
  const { t } = useText();
  const place = useRef<HTMLDivElement>(null);
  const { state } = screen;
  const draw = useEffectEvent(() => {
    if (place.current === null) return;
    const markers = places.flatMap(({ id, name, at }) => (at ? [{ id, name, at }] : []));
    const words = {
      title: t('region.map.title'),
      wheel: t('region.map.wheel'),
      fingers: t('region.map.fingers'),
      several: (name: string, count: number) => t('region.map.several', { name, count }),
    };
    void screen.draw(place.current, { styleUrl: service.styleUrl, markers, words });
  });
  useEffect(() => draw(), []);
  const marked = places.find(({ id }) => id === screen.chosen);
  return (
    <div className={flow.stack4} data-print="never">
      <div ref={place} className={styles.map}>
        {state.kind === 'drawing' && <Skeleton label={t('region.map.drawing')} shapes={['card']} />}
      </div>
      {state.kind === 'drawn' && (
        <div className={styles.tools}>
          <Button kind="secondary" aria-label={t('region.map.in')} onClick={() => state.map.zoom(1)}>
            <Icon name={LATER_ICONS.plus} size="s" />
          </Button>
          <Button kind="secondary" aria-label={t('region.map.out')} onClick={() => state.map.zoom(-1)}>
            <Icon name={LATER_ICONS.minus} size="s" />
          </Button>
          <Button kind="quiet" onClick={() => state.map.look(null)}>
            {t('region.map.all')}
          </Button>
        </div>
      )}
      <div role="status" className={styles.marked}>
        {marked && (
          <>
            <strong>{marked.name}</strong>
            <span>
              {marked.street}, {marked.city}
            </span>
            <Button kind="quiet" flush onClick={() => onLead(marked.id)}>
              {t('region.map.lead')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
});
