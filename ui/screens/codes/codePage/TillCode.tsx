import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { codeGroups } from '#domain/redemption/codeGroups.ts';
import type { ShopCode } from '#domain/redemption/redeemLink.ts';
import { SpelledCode } from '../../../kit/SpelledCode.tsx';
import { GROUP_GAP_EM } from './groupGap.ts';
import styles from './TillMode.module.scss';
import { useTillSymbol } from './useTillSymbol.ts';

/** Width of a letter of the code with its spacing, in em. */
const LETTER_EM = 0.68;

interface TillCodeProps {
  code: ShopCode;
  /** Rendered above the letters. */
  number: ReactNode;
}

/** Width of turned letters and of the number beside them, in CSS pixels, with the gap to the bars. */
const TURNED = { letters: 64, number: 40 } as const;

/** A code for the cashier, in letters and as bars or a QR code. Turned bars have their letters turned beside them. */
export const TillCode = observer(function TillCode({ code, number }: TillCodeProps) {
  const room = useRef<HTMLDivElement>(null);
  const symbol = useTillSymbol(code, room, TURNED.letters + (number ? TURNED.number : 0));
  const isTurned = symbol?.turned === true;
  useEffect(() => {
    // A scanner must see all bars at once; they fit between the title and the buttons.
    if (isTurned) room.current?.scrollIntoView({ block: 'start' });
  }, [isTurned]);
  return (
    <div ref={room} className={styles.room} data-turned={isTurned}>
      <output className={styles.shown} style={{ fontSize: sizeFor(code.code, symbol) }}>
        {number}
        <SpelledCode className={styles.code} text={code.code} />
      </output>
      {symbol && (
        <img
          className={styles.symbol}
          src={symbol.src}
          style={{ width: symbol.width, height: symbol.height }}
          alt={code.code}
        />
      )}
    </div>
  );
});

/** Returns the font size at which a code fits on one line; users would mistype a wrapped code. */
function sizeFor(code: string, symbol: { turned: boolean; height: number } | null): string {
  const em = code.length * LETTER_EM + (codeGroups(code).length - 1) * GROUP_GAP_EM;
  if (symbol?.turned) return `min(${(symbol.height / em).toFixed(2)}px, 2.5rem)`;
  return `clamp(1.75rem, ${(100 / em).toFixed(2)}cqi, 5.5rem)`;
}
