import { useState } from 'react';
import styles from './LogoPlate.module.scss';

interface LogoPlateProps {
  /** A path on our own origin. */
  src: string;
  size?: 'm' | 's';
}

/**
 * A shop's logo on a light plate in every mode, since logos are made for white. It is decorative, the shop's name
 * stands beside it; a logo that cannot be loaded leaves nothing behind.
 */
export function LogoPlate({ src, size = 'm' }: LogoPlateProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (broken === src) return null;
  return (
    <img
      className={styles.plate}
      data-size={size}
      src={src}
      alt=""
      width={120}
      height={80}
      onError={() => setBroken(src)}
    />
  );
}
