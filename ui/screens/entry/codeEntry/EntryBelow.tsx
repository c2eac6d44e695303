import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import type { ShopCategory } from '#domain/shop/category.ts';
import { Section } from '../../../frame/Section.tsx';
import type { CodeFormScreen } from '../../../parts/codeForm/CodeFormScreen.ts';
import { LazyPart, type Slot } from '../../../parts/lazy/LazyPart.tsx';
import { LazyInViewport } from '../../../parts/lazy/LazyInViewport.tsx';
import { ShopsLoading } from '../../../parts/shop/ShopsLoading.tsx';
import { useFocusInView } from '../../../parts/shop/useFocusInView.ts';
import { SupportPhone } from '../../../problems/SupportPhone.tsx';
import { unreachable } from '../../../problems/Unreachable.tsx';
import { useServices } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import type { BalanceViewProps } from '../balance/BalanceView.tsx';
import styles from './EntryBelow.module.scss';
import { EntryExtras } from './EntryExtras.tsx';

export interface EntryWallProps {
  labelledBy: string;
  /** The category from the path; it filters the wall as if the user had chosen it. Null without one. */
  pathCategory: ShopCategory | null;
}

interface EntryBelowProps {
  /** The code field's. */
  screen: CodeFormScreen;
  ahead: BalanceViewProps['ahead'];
  wall: Slot<EntryWallProps>;
}

/** From so many characters on, the typed text is probably a code. */
const PROBABLY_CODE = 4;

/**
 * The part below the code field: the steps, and the shop wall once it is near the viewport. Loaded after the entry page
 * is interactive (product 3.3).
 */
export const EntryBelow = observer(function EntryBelow({ ahead, screen, wall }: EntryBelowProps) {
  const { language, path } = useServices();
  const { t } = useText();
  const heading = useId();
  const place = useRef<HTMLDivElement>(null);
  useFocusInView(place);
  // The page that a code leads to is fetched while the code is typed.
  useEffect(
    () =>
      reaction(
        () => screen.form.draft.code.length >= PROBABLY_CODE,
        (is) => {
          if (is)
            void ahead()
              .then(({ fetchScripts }) => fetchScripts())
              .catch(() => undefined);
        },
        { fireImmediately: true },
      ),
    [ahead, screen],
  );
  const { locale } = language;
  // The texts of categories and variations depend on the language, so the path is resolved again; answers are cached
  // per language.
  useEffect(() => void path.look(), [path, locale]);
  return (
    <>
      <HelpLine />
      <EntryExtras />
      <div ref={place} className={styles.wall}>
        <Section title={t('wall.heading')} titleId={heading}>
          <LazyInViewport className={styles.waiting}>
            <LazyPart
              load={wall}
              props={{ labelledBy: heading, pathCategory: path.category }}
              waiting={<ShopsLoading />}
              otherwise={unreachable}
            />
          </LazyInViewport>
        </Section>
      </div>
    </>
  );
});

/** Customer service's phone number, for a holder whose code does not work or who prefers to call. */
const HelpLine = observer(function HelpLine() {
  const { site: store } = useServices();
  const { t } = useText();
  if (store.site.support.phone === null) return null;
  return (
    <div className={styles.help}>
      <strong>{t('entry.help')}</strong>
      <SupportPhone site={store.site} />
    </div>
  );
});
