import { observer } from 'mobx-react-lite';
import { type ComponentProps, useEffect, useRef } from 'react';
import { Button } from '../../kit/Button.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { useText } from '../../session/text.ts';
import styles from './PaymentForm.module.scss';
import type { Paying } from './paying.ts';

interface ProviderWidgetProps extends Pick<ComponentProps<typeof Skeleton>, 'shapes'> {
  screen: Paying;
}

/** What the provider draws, or that it cannot be loaded. */
export const ProviderWidget = observer(function ProviderWidget({ screen, shapes }: ProviderWidgetProps) {
  const { t, locale } = useText();
  const place = useRef<HTMLDivElement>(null);
  const { drawings, providers, waitsForTick, widget } = screen;
  // Redraws for another language, after a failed load, and once the required tick is set.
  useEffect(
    () => (place.current ? screen.place(place.current) : undefined),
    [screen, locale, drawings, waitsForTick],
  );
  const isBroken = widget.kind === 'broken';
  return (
    <>
      {widget.kind === 'loading' && <Skeleton label={t('payment.loading')} shapes={shapes} />}
      <div ref={place} className={styles.place} hidden={isBroken} />
      {isBroken && (
        <Notice kind="error" word={t('kind.error')} live>
          <p>{t(providers.length > 1 ? 'payment.brokenOther' : 'payment.broken')}</p>
          <Button kind="secondary" onClick={screen.drawAgain}>
            {t('common.tryAgain')}
          </Button>
        </Notice>
      )}
    </>
  );
});
