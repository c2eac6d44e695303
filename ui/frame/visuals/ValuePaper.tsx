import styles from './visuals.module.scss';

const WAVES = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** A voucher printed like value paper, on a guilloche of fine lines (classic). */
export function ValuePaper() {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 480 480"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className={styles.tint} width="480" height="480" />
      <g className={styles.fineLines}>
        {WAVES.map((wave) => (
          <g key={wave}>
            <path
              d={`M-20 ${40 + wave * 12}C100 ${-60 + wave * 22} 220 ${190 - wave * 10} 500 ${20 + wave * 14}`}
            />
            <path
              d={`M-20 ${330 + wave * 15}C120 ${500 - wave * 16} 300 ${270 + wave * 20} 500 ${420 + wave * 6}`}
            />
          </g>
        ))}
      </g>
      <rect className={styles.shadow} x="70" y="146" width="352" height="222" rx="10" />
      <rect className={styles.light} x="86" y="112" width="328" height="206" rx="10" />
      <rect className={styles.fill} x="64" y="138" width="352" height="222" rx="10" />
      <path className={styles.deep} d="M64 300h352v50a10 10 0 0 1-10 10H74a10 10 0 0 1-10-10Z" />
      <g className={styles.onFillLines}>
        <circle cx="344" cy="214" r="44" />
        <circle cx="344" cy="214" r="34" />
        <circle cx="344" cy="214" r="24" />
        <path d="M344 170v88M300 214h88M313 183l62 62M375 183l-62 62" />
      </g>
      <rect className={styles.onFill} x="92" y="170" width="120" height="14" rx="3" />
      <rect className={styles.onFillSoft} x="92" y="196" width="168" height="8" rx="3" />
      <rect className={styles.onFillSoft} x="92" y="212" width="138" height="8" rx="3" />
      <rect className={styles.paper} x="92" y="246" width="184" height="34" rx="4" />
      <g className={styles.ink}>
        {[104, 120, 136, 164, 180, 196, 224, 240, 256].map((x) => (
          <rect key={x} x={x} y="257" width="9" height="12" rx="2" />
        ))}
      </g>
      <path className={styles.perforation} d="M64 300h352" />
    </svg>
  );
}
