import styles from './visuals.module.scss';

const GRAIN = [34, 88, 121, 176, 214, 262, 309, 341, 388];

function Plate({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <g>
      <circle className={styles.shadow} cx={x + 10} cy={y + 16} r={r} />
      <circle className={styles.china} cx={x} cy={y} r={r} />
      <circle className={styles.chinaRim} cx={x} cy={y} r={r * 0.94} />
      <circle className={styles.chinaWell} cx={x} cy={y} r={r * 0.66} />
      <circle className={styles.chinaFloor} cx={x - 3} cy={y - 5} r={r * 0.62} />
    </g>
  );
}

function Fork() {
  return (
    <path
      className={styles.silver}
      d="M-13-118v52c0 12 7 18 9 20l-3 150c0 8 14 8 14 0l-3-150c2-2 9-8 9-20v-52h-4v46h-4v-46h-4v46h-4v-46h-4v46h-2v-46Z"
    />
  );
}

function Knife() {
  return <path className={styles.silver} d="M-6 104c0 8 13 8 13 0l-2-96h5v-78c0-30-8-48-16-54Z" />;
}

function Sprig() {
  return (
    <g className={styles.leaf}>
      <path className={styles.stem} d="M0 92C4 46-4 20 10-42" />
      {[-30, -6, 20, 46].map((y) => (
        <g key={y}>
          <path d={`M4 ${y}c-30-2-40-18-42-34 26 0 40 14 42 34Z`} />
          <path d={`M4 ${y}c24-8 32-24 30-40-22 6-32 20-30 40Z`} />
        </g>
      ))}
    </g>
  );
}

/** A laid table seen from above, standing in for the restaurant's banner photograph. */
export function LaidTable() {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 1440 420"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="table-light" cx="46%" cy="30%" r="75%">
          <stop className={styles.lightInner} offset="0" />
          <stop className={styles.lightOuter} offset="1" />
        </radialGradient>
      </defs>
      <rect className={styles.wood} width="1440" height="420" />
      <g className={styles.grain}>
        {GRAIN.map((y, index) => (
          <path
            key={y}
            d={`M0 ${y}c260 ${index % 2 ? 14 : -10} 520 ${index % 3 ? -16 : 12} 760 2s480-12 700 ${index % 2 ? 8 : -6}`}
          />
        ))}
        <path className={styles.joint} d="M0 140h1440M0 286h1440" />
      </g>
      <rect width="1440" height="420" fill="url(#table-light)" />
      <g transform="rotate(-7 420 210)">
        <rect className={styles.shadow} x="366" y="76" width="128" height="296" />
        <rect className={styles.fill} x="356" y="62" width="128" height="296" />
        <path className={styles.deepSoft} d="M398 62h44v296h-44z" />
        <path className={styles.hem} d="M366 72h108v276H366z" />
      </g>
      <g transform="translate(398 214) rotate(-9)">
        <Fork />
      </g>
      <g transform="translate(444 208) rotate(-9)">
        <Knife />
      </g>
      <Plate x={720} y={212} r={188} />
      <g transform="translate(996 116)">
        <circle className={styles.shadow} cx="8" cy="14" r="74" />
        <circle className={styles.glass} r="74" />
        <circle className={styles.wine} r="56" />
        <circle className={styles.glassRim} r="74" />
        <path className={styles.glint} d="M-46-30a56 56 0 0 1 38-26" />
      </g>
      <Plate x={1136} y={318} r={118} />
      <g transform="translate(1136 316) rotate(24)">
        <circle className={styles.bread} r="50" />
        <path className={styles.score} d="M-26-14C-8-26 12-26 28-12M-30 8C-10-4 14-4 32 10" />
      </g>
      <g transform="translate(1316 150) rotate(38)">
        <Sprig />
      </g>
      <g transform="translate(176 300) rotate(-68) scale(1.25)">
        <Sprig />
      </g>
      <g transform="translate(236 112)">
        <circle className={styles.shadow} cx="5" cy="9" r="46" />
        <circle className={styles.china} r="46" />
        <circle className={styles.chinaWell} r="38" />
        <circle className={styles.oil} r="34" />
      </g>
      <g className={styles.pepper}>
        <circle cx="312" cy="66" r="5" />
        <circle cx="326" cy="82" r="4" />
        <circle cx="1330" cy="346" r="5" />
        <circle cx="1350" cy="332" r="4" />
        <circle cx="96" cy="122" r="5" />
      </g>
    </svg>
  );
}
