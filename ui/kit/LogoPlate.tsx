import { Picture } from './Picture.tsx';
import styles from './LogoPlate.module.scss';

interface LogoPlateProps {
  /** A same-origin path. */
  src: string;
  size?: 'm' | 's';
}

/** Light in every colour scheme: logos are designed for white. Decorative; draws nothing if the logo fails to load. */
export function LogoPlate({ src, size = 'm' }: LogoPlateProps) {
  return <Picture className={styles.plate} data-size={size} src={src} alt="" width={120} height={80} />;
}
