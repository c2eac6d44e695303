import { useEffect, useState } from 'react';
import { type Symbology, isScannable } from '#domain/redemption/symbology.ts';
import styles from './CodePicture.module.scss';

interface CodePictureProps {
  code: string;
  symbology: Symbology;
}

/** Each symbology is a chunk of its own, since few shops' tills scan. */
async function draw(code: string, symbology: Symbology): Promise<string> {
  if (symbology === 'qr') return (await import('./qrCode.ts')).qrCode(code);
  return (await import('./linearCode.ts')).linearCode(code, symbology);
}

/**
 * A code as a scannable picture, black on white in every colour scheme. The code is shown as text too, so a code that
 * cannot be drawn renders nothing.
 */
export function CodePicture({ code, symbology }: CodePictureProps) {
  const [drawing, setDrawing] = useState<string | null>(null);
  useEffect(() => {
    let isOver = false;
    if (!isScannable(code, symbology)) return;
    draw(code, symbology).then(
      (svg) => !isOver && setDrawing(`data:image/svg+xml,${encodeURIComponent(svg)}`),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [code, symbology]);
  if (drawing === null) return null;
  return (
    <span className={styles.picture} data-shape={symbology === 'qr' ? 'square' : 'bars'}>
      <img className={styles.drawing} src={drawing} alt={code} />
    </span>
  );
}
