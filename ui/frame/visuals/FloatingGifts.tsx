import styles from './visuals.module.scss';

/** Cards and a parcel in the air (modern). */
export function FloatingGifts() {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 560 460"
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
    >
      <circle className={styles.halo} cx="300" cy="220" r="205" />
      <circle className={styles.light} cx="486" cy="92" r="26" />
      <circle className={styles.soft} cx="66" cy="132" r="14" />
      <circle className={styles.fill} cx="112" cy="66" r="7" />
      <circle className={styles.deep} cx="520" cy="300" r="9" />
      <circle className={styles.soft} cx="40" cy="330" r="22" />
      <g transform="rotate(-13 260 150)">
        <rect className={styles.shadow} x="134" y="82" width="270" height="168" rx="22" />
        <rect className={styles.soft} x="128" y="66" width="270" height="168" rx="22" />
        <path
          className={styles.light}
          d="M128 176c70-44 160 30 270-38v74a22 22 0 0 1-22 22H150a22 22 0 0 1-22-22Z"
        />
        <rect className={styles.paper} x="152" y="94" width="74" height="12" rx="6" />
      </g>
      <g transform="rotate(9 320 230)">
        <rect className={styles.shadow} x="184" y="158" width="290" height="180" rx="24" />
        <rect className={styles.fill} x="178" y="140" width="290" height="180" rx="24" />
        <path className={styles.glow} d="M178 164a24 24 0 0 1 24-24h150c-10 70-92 96-174 92Z" />
        <rect className={styles.onFill} x="206" y="170" width="96" height="14" rx="7" />
        <rect className={styles.onFillSoft} x="206" y="194" width="62" height="9" rx="4.5" />
        <rect className={styles.paper} x="206" y="256" width="196" height="38" rx="19" />
        <g className={styles.ink}>
          {[224, 240, 256, 286, 302, 318, 348, 364, 380].map((x) => (
            <circle key={x} cx={x} cy="275" r="5" />
          ))}
        </g>
        <path
          className={styles.onFillLines}
          d="M420 176c-16-26-44-14-34 4 6 10 22 10 34 2 12 8 28 8 34-2 10-18-18-30-34-4Zm0 8v24"
        />
      </g>
      <g transform="rotate(-7 150 340)">
        <rect className={styles.shadow} x="84" y="304" width="136" height="120" rx="16" />
        <rect className={styles.paper} x="78" y="312" width="136" height="104" rx="14" />
        <rect className={styles.deep} x="70" y="290" width="152" height="36" rx="12" />
        <rect className={styles.light} x="134" y="290" width="24" height="126" />
        <path
          className={styles.bow}
          d="M146 290c-12-38-60-46-62-20-1 18 34 22 62 20Zm0 0c12-38 60-46 62-20 1 18-34 22-62 20Z"
        />
      </g>
    </svg>
  );
}
