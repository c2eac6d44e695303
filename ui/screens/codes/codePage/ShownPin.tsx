import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import { UNREADABLE } from '#domain/core/unreadable.ts';
import type { ShopCode } from '#domain/redemption/redeemLink.ts';
import { SpelledCode } from '../../../kit/SpelledCode.tsx';
import { useText } from '../../../session/text.ts';

interface ShownPinProps {
  pin: ShopCode['pin'];
  className: string | undefined;
  /** Where the written PIN is selected. */
  selected?: RefObject<HTMLElement | null>;
}

/** The PIN of a code, or that it has one that cannot be read; without a PIN nothing. */
export const ShownPin = observer(function ShownPin({ pin, className, selected }: ShownPinProps) {
  const { t } = useText();
  if (pin === null) return null;
  if (pin === UNREADABLE) return <p>{t('codePage.pinUnreadable')}</p>;
  return (
    <p className={className}>
      {t('merchantCode.pin')} <SpelledCode {...(selected && { ref: selected })} text={pin} />
    </p>
  );
});
