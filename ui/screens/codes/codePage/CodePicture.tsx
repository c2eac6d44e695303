import { useEffect, useState } from 'react';
import { type Symbology, isScannable } from '#domain/redemption/symbology.ts';
import styles from './CodePicture.module.scss';

interface CodePictureProps {
  code: string;
  symbology: Symbology;
}

/** Draws a code as SVG. Each kind of drawing is a chunk of its own, since few shops' tills scan. */
async function draw(code: string, symbology: Symbology): Promise<string> {
  if (symbology === 'qr') return (await import('./qrCode.ts')).qrCode(code);
  return (await import('./linearCode.ts')).linearCode(code, symbology);
}

/**
 * A code as a picture that tills can scan: black on white in every mode. The code stands beside it as text, so nothing
 * is drawn if it cannot be.
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
