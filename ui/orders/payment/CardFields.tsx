import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Notice } from '../../kit/Notice.tsx';
import { useText } from '../../session/text.ts';
import styles from './PaymentForm.module.scss';
import type { Paying } from './paying.ts';
import { ProviderWidget } from './ProviderWidget.tsx';

/** The provider's fields. Faults take the focus, because the pay button is further down. */
export const CardFields = observer(function CardFields({ screen }: { screen: Paying }) {
  const { t } = useText();
  const part = useRef<HTMLDivElement>(null);
  const { widget } = screen;
  useEffect(() => {
    // A broken widget has removed the pressed button. Fields that fail to load by themselves take no focus.
    const isPressed =
      widget.kind === 'incomplete' || (widget.kind === 'broken' && document.activeElement === document.body);
    if (isPressed) part.current?.focus();
  }, [widget]);
  return (
    <div ref={part} tabIndex={-1} className={styles.part} aria-busy={widget.kind === 'loading'}>
      {widget.kind === 'incomplete' && (
        <Notice kind="error" word={t('kind.error')} live key={widget.attempt}>
          <p>{t('payment.incomplete')}</p>
        </Notice>
      )}
      <ProviderWidget screen={screen} shapes={['field', 'field', 'field']} />
    </div>
  );
});
