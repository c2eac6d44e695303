import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useRef } from 'react';
import type { RevealedCode, SealedCode } from '#domain/redemption/redeemLink.ts';
import { SpelledCode } from '../../../kit/SpelledCode.tsx';
import styles from './LargePrint.module.scss';
import { CodePicture } from './CodePicture.tsx';
import { useSheetWords } from './useSheetWords.ts';

export interface LargePrintProps {
  sealed: SealedCode;
  revealed: RevealedCode;
  onPrinted: () => void;
}

/** Prints the codes in letters of 36 points, instead of the page. It shows on paper only. */
export const LargePrint = observer(function LargePrint({ sealed, revealed, onPrinted }: LargePrintProps) {
  const { brand, shop, amount, codes } = useSheetWords(sealed, revealed);
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    const isOver = new AbortController();
    window.addEventListener('afterprint', onPrinted, isOver);
    let paper: Node | undefined;
    void drawn(sheet).then(() => {
      if (isOver.signal.aborted || !sheet.current) return;
      // Paper has no scrolled or clipped parts around the sheet, so a copy is printed in place of the page.
      paper = document.body.appendChild(sheet.current.cloneNode(true));
      window.print();
    });
    return () => {
      isOver.abort();
      paper?.parentNode?.removeChild(paper);
    };
  }, [onPrinted]);
  return (
    <section ref={sheet} className={styles.sheet} data-large-print>
      <p>{brand}</p>
      <h2 className={styles.shop}>{shop}</h2>
      <p>{amount}</p>
      {codes.map(({ label, code, symbology, pin, validity }) => (
        <div key={code} className={styles.code}>
          <p>{label}</p>
          <p className={styles.letters}>
            <SpelledCode text={code} />
          </p>
          {symbology !== null && (
            <div className={styles.symbol}>
              <CodePicture code={code} symbology={symbology} />
            </div>
          )}
          {pin !== null && <p className={styles.letters}>{pin}</p>}
          {validity !== null && <p>{validity}</p>}
        </div>
      ))}
    </section>
  );
});

/** In milliseconds. Symbols come from chunks that the ticket has loaded, so they are there at once. */
const SYMBOLS_WITHIN = 50;

async function drawn(sheet: RefObject<HTMLElement | null>): Promise<void> {
  await new Promise((go) => {
    window.setTimeout(go, SYMBOLS_WITHIN);
  });
  const pictures = Array.from(sheet.current?.querySelectorAll('img') ?? []);
  await Promise.allSettled(pictures.map(async (picture) => picture.decode()));
}
