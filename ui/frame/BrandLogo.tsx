import { Picture } from '../kit/Picture.tsx';
import styles from './BrandLogo.module.scss';

interface BrandLogoProps {
  brand: string;
  logo?: string | undefined;
  /** With a logo for the dark scheme, there is no light plate. */
  dark?: Readonly<Record<string, string>> | undefined;
  size?: 'm' | 'l';
}

/** Falls back to the brand's name if there is no picture or it fails to load. */
export function BrandLogo({ brand, logo, dark, size = 'm' }: BrandLogoProps) {
  const name = <span className={styles.name}>{brand}</span>;
  if (!logo) return <>{name}</>;
  return (
    <Picture className={styles.logo} data-size={size} src={logo} dark={dark} alt={brand} otherwise={name} />
  );
}
