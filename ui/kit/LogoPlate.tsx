import { Picture } from './Picture.tsx';
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
  return <Picture className={styles.plate} data-size={size} src={src} alt="" width={120} height={80} />;
}
