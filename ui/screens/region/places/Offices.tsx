import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Section } from '../../../frame/Section.tsx';
import { useWords } from '../../../session/words.ts';
import { PlaceGrid } from './PlaceGrid.tsx';
import { WithPlaces } from './WithPlaces.tsx';

/** The offices of the region, as cards. */
export const Offices = observer(function Offices() {
  const { t } = useWords();
  const id = useId();
  return (
    <Section title={t('region.offices')} titleId={id}>
      <WithPlaces of={({ isContact }) => isContact}>
        {(offices) => <PlaceGrid places={offices} labelledBy={id} />}
      </WithPlaces>
    </Section>
  );
});
