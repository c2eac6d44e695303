import { Picture } from '../kit/Picture.tsx';
import styles from './BrandLogo.module.scss';

interface BrandLogoProps {
  brand: string;
  logo?: string | undefined;
  size?: 'm' | 'l';
}

/** Falls back to the brand's name if there is no picture or it fails to load. */
export function BrandLogo({ brand, logo, size = 'm' }: BrandLogoProps) {
  const name = <span className={styles.name}>{brand}</span>;
  if (!logo) return <>{name}</>;
  return <Picture className={styles.logo} data-size={size} src={logo} alt={brand} otherwise={name} />;
}
