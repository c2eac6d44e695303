import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Section } from '../../../frame/Section.tsx';
import { useText } from '../../../session/text.ts';
import styles from './Offices.module.scss';
import { PlaceCard } from './PlaceCard.tsx';
import { WithPlaces } from './WithPlaces.tsx';

export const Offices = observer(function Offices() {
  const { t } = useText();
  const id = useId();
  return (
    <Section title={t('region.offices')} titleId={id}>
      <WithPlaces of={({ isContact }) => isContact}>
        {(offices) => (
          <ul className={styles.grid} aria-labelledby={id}>
            {offices.map((place) => (
              <li key={place.id}>
                <PlaceCard place={place} />
              </li>
            ))}
          </ul>
        )}
      </WithPlaces>
    </Section>
  );
});
