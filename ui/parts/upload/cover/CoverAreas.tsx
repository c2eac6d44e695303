import { observer } from 'mobx-react-lite';
import { COVER_SIDES, type Cover, type CoverSide } from '#domain/upload/cover.ts';
import { Button } from '../../../kit/Button.tsx';
import { useFocusOn } from '../../../kit/useFocusOn.ts';
import { useText } from '../../../session/text.ts';
import styles from './CoverAreas.module.scss';
import type { CoverModel } from './CoverModel.ts';

interface CoverAreasProps {
  model: CoverModel;
  /** Called after an area, and with it the focused button, was removed. */
  onRemoved: () => void;
}

/** Position and size as sliders: for keyboards, for pointers without dragging, and for screen readers. */
export const CoverAreas = observer(function CoverAreas({ model, onRemoved }: CoverAreasProps) {
  const { t } = useText();
  return (
    <ul className={styles.areas}>
      {model.areas.map(({ id, cover }, index) => {
        const number = index + 1;
        return (
          <li key={id}>
            <fieldset className={styles.area}>
              <legend className={styles.title}>{t('upload.cover.area', { number })}</legend>
              <div className={styles.sides}>
                {COVER_SIDES.map((side) => (
                  <Side
                    key={side}
                    side={side}
                    cover={cover}
                    onChange={(value) => model.set(id, side, value)}
                    isFirst={side === 'left' && model.added === id}
                  />
                ))}
              </div>
              <Button
                kind="quiet"
                onClick={() => {
                  model.remove(id);
                  onRemoved();
                }}
              >
                {t('upload.cover.remove', { number })}
              </Button>
            </fieldset>
          </li>
        );
      })}
    </ul>
  );
});

interface SideProps {
  side: CoverSide;
  cover: Cover;
  onChange: (value: number) => void;
  /** True if it takes the focus, because its area was added without drawing. */
  isFirst: boolean;
}

const Side = observer(function Side({ side, cover, onChange, isFirst }: SideProps) {
  const { t, locale } = useText();
  const range = useFocusOn<HTMLInputElement>(isFirst);
  const percent = Math.round(cover[side] * 100);
  return (
    <label className={styles.side}>
      <span>{t(`upload.cover.${side}`)}</span>
      <input
        ref={range}
        type="range"
        className={styles.range}
        min={0}
        max={100}
        value={percent}
        aria-valuetext={new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100)}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber / 100)}
        onKeyDown={(event) => {
          // Enter would submit the surrounding form.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
    </label>
  );
});
