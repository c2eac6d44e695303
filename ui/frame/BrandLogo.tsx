import { useState } from 'react';
import styles from './BrandLogo.module.scss';

interface BrandLogoProps {
  brand: string;
  logo?: string | undefined;
  size?: 'm' | 'l';
}

/** The brand's logo; its name as text if there is no picture or the picture fails. */
export function BrandLogo({ brand, logo, size = 'm' }: BrandLogoProps) {
  const [broken, setBroken] = useState(false);
  if (!logo || broken) return <span className={styles.name}>{brand}</span>;
  return (
    <img className={styles.logo} data-size={size} src={logo} alt={brand} onError={() => setBroken(true)} />
  );
}
