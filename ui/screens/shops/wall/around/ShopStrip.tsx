import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon, type IconName } from '../../../../kit/Icon.tsx';
import { LATER_ICONS } from '../../../../kit/laterIcons.ts';
import { useText } from '../../../../session/text.ts';
import type { WallSpot } from '../WallScreen.ts';
import styles from './ShopStrip.module.scss';

interface ShopStripProps {
  /** Heading of the strip: "Top shops". */
  title: string;
  headingLevel: WallSpot['headingLevel'];
  /** `ShopTile` elements. */
  children: readonly ReactNode[];
}

/** Share of the visible width that an arrow scrolls by, so that the last visible tile stays visible. */
const STEP = 0.8;

/** Shops in one row that scrolls sideways, with two arrows for mouse users; renders nothing without shops. */
export const ShopStrip = observer(function ShopStrip(props: ShopStripProps) {
  return props.children.length > 0 && <Strip {...props} />;
});

const Strip = observer(function Strip({ title, headingLevel, children }: ShopStripProps) {
  const { t } = useText();
  const heading = useId();
  const list = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState<Place>('start');
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () => setPlace(placeOf(element));
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  const move = (way: 1 | -1) => () => list.current?.scrollBy({ left: way * STEP * list.current.clientWidth });
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-labelledby={heading} className={styles.strip}>
      <div className={styles.head}>
        <Heading id={heading} className={styles.heading}>
          {title}
        </Heading>
        {place !== 'everything' && (
          <div className={styles.arrows}>
            <Arrow
              label={t('wall.stripBack')}
              icon={LATER_ICONS.arrowLeft}
              atEnd={place === 'start'}
              onPress={move(-1)}
            />
            <Arrow
              label={t('wall.stripOn')}
              icon={LATER_ICONS.arrowRight}
              atEnd={place === 'end'}
              onPress={move(1)}
            />
          </div>
        )}
      </div>
      <ul ref={list} className={styles.list} aria-labelledby={heading}>
        {children}
      </ul>
    </section>
  );
});

interface ArrowProps {
  label: string;
  icon: IconName;
  /** True at the end of this side; the button stays focusable, so that it keeps the focus. */
  atEnd: boolean;
  onPress: () => void;
}

function Arrow({ label, icon, atEnd, onPress }: ArrowProps) {
  return (
    <button
      type="button"
      className={styles.arrow}
      aria-label={label}
      aria-disabled={atEnd || undefined}
      onClick={onPress}
    >
      <Icon name={icon} size="s" />
    </button>
  );
}

/** Which part of the strip is visible. */
type Place = 'everything' | 'start' | 'between' | 'end';

function placeOf({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): Place {
  if (scrollWidth <= clientWidth + 1) return 'everything';
  if (scrollLeft <= 1) return 'start';
  return scrollLeft + clientWidth >= scrollWidth - 1 ? 'end' : 'between';
}
