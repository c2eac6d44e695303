import { Picture, type PictureSource } from '../kit/Picture.tsx';
import styles from './BrandLogo.module.scss';

interface BrandLogoProps {
  brand: string;
  logo?: string | undefined;
  /** For the dark scheme, without the light plate that the logo is shown on there. */
  others?: readonly PictureSource[];
  size?: 'm' | 'l';
}

/** Falls back to the brand's name if there is no picture or it fails to load. */
export function BrandLogo({ brand, logo, size = 'm', ...others }: BrandLogoProps) {
  const name = <span className={styles.name}>{brand}</span>;
  if (!logo) return <>{name}</>;
  return (
    <Picture className={styles.logo} data-size={size} src={logo} alt={brand} otherwise={name} {...others} />
  );
}
