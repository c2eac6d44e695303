import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Place } from '#domain/region/place.ts';
import { Skeleton } from '../../../kit/Skeleton.tsx';
import { AskAgain } from '../../../parts/answers/AskAgain.tsx';
import { useAnswer } from '../../../parts/answers/useAnswer.ts';
import { useArea, useServices } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import { REGION } from '../services.ts';

interface WithPlacesProps {
  /** Selects the places to render. */
  of: (place: Place) => boolean;
  children: (places: readonly Place[]) => ReactNode;
}

/** Renders the region's places once they are loaded; says so on a failure or if there are none. */
export const WithPlaces = observer(function WithPlaces({ of, children }: WithPlacesProps) {
  const { t } = useText();
  const { listPlaces } = useArea(REGION);
  const { site: store } = useServices();
  const screen = useAnswer((locale) => listPlaces.execute(store.own.voucherCategory, locale));
  const { state } = screen;
  if (state.kind === 'loading') {
    return <Skeleton tall label={t('region.loading')} shapes={['card', 'card', 'card']} />;
  }
  if (state.kind === 'failed') {
    const { problem } = state;
    return (
      <AskAgain
        problem={problem}
        money={{ sentence: t('region.untouched') }}
        again={screen.load}
        kind="primary"
      />
    );
  }
  const places = state.value.filter(of);
  return places.length > 0 ? <>{children(places)}</> : <p>{t('region.none')}</p>;
});
