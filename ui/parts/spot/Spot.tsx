import type { ReactNode } from 'react';
import styles from './Spot.module.scss';

/** What a drawing says: where one is lost, what ended or waits, and what is well. */
export type SpotName = 'lost' | 'clock' | 'letter' | 'coins' | 'heart' | 'lens';

/** A small drawing in the brand's colours, for pages with little content. Decorative: the heading says it. */
export function Spot({ name }: { name: SpotName }) {
  return (
    <svg className={styles.spot} viewBox="0 0 160 120" aria-hidden="true" data-print="never">
      <ellipse className={styles.ground} cx="80" cy="104" rx="66" ry="11" />
      {DRAWINGS[name]}
    </svg>
  );
}

const { deep, light, line, main, soft } = styles;

const coin = (x: number, y: number): ReactNode => (
  <g key={y}>
    <path className={light} d={`M${x - 24} ${y}v9c0 11 48 11 48 0v-9`} />
    <ellipse className={light} cx={x} cy={y} rx="24" ry="8" />
  </g>
);

const DRAWINGS: Readonly<Record<SpotName, ReactNode>> = {
  lost: (
    <>
      <rect className={deep} x="76" y="20" width="8" height="86" rx="4" />
      <path className={main} d="M36 28h70l14 14-14 14H36q-6 0-6-6V34q0-6 6-6Z" />
      <path className={light} d="M124 62H62L48 75l14 13h62q6 0 6-6V68q0-6-6-6Z" />
      <path className={soft} d="M67 38c0-7 14-7 14 0 0 4-7 4-7 8" />
      <circle className={light} cx="74" cy="51" r="1" />
      <path className={line} d="M76 75h34" />
    </>
  ),
  clock: (
    <>
      <path className={line} d="m56 90-9 13m57-13 9 13" />
      <path className={main} d="M42 40c-6-16 12-30 26-18Zm76 0c6-16-12-30-26-18Z" />
      <circle className={light} cx="80" cy="60" r="38" />
      <path className={line} d="M80 30v4m0 52v4m-30-30h4m52 0h4" />
      <path className={line} d="M80 60V42m0 18 14 9" />
      <circle className={main} cx="80" cy="60" r="4.5" />
    </>
  ),
  letter: (
    <>
      <path className={line} d="M12 50h16M6 66h22m-12 16h12" />
      <rect className={light} x="38" y="32" width="92" height="64" rx="8" />
      <path className={line} d="m42 92 30-30m54 30L96 62" />
      <path className={main} d="M40 37q4-5 8-5h72q4 0 8 5L88 68q-4 3-8 0Z" />
      <path className={soft} d="m76 46 5 5 10-11" />
    </>
  ),
  coins: (
    <>
      {[94, 82].map((y) => coin(52, y))}
      {[94, 82, 70, 58].map((y) => coin(104, y))}
      <ellipse className={main} cx="104" cy="46" rx="24" ry="8" />
      <ellipse className={main} cx="52" cy="70" rx="24" ry="8" />
      <path className={line} d="M52 30v22M41 41h22" />
    </>
  ),
  heart: (
    <>
      <path
        className={main}
        d="M80 100C36 72 32 50 42 37c11-14 30-9 38 6 8-15 27-20 38-6 10 13 6 35-38 63Z"
      />
      <path className={soft} d="M53 54c-1-8 4-13 11-13" />
      <path className={light} d="M26 44c-11-7-12-13-9-17 3-3 7-2 9 2 2-4 6-5 9-2 3 4 2 10-9 17Z" />
      <path className={light} d="M138 34c-9-6-10-11-7-14 2-3 6-2 7 1 1-3 5-4 7-1 3 3 2 8-7 14Z" />
    </>
  ),
  lens: (
    <>
      <rect className={light} x="22" y="30" width="70" height="50" rx="8" />
      <path className={line} d="M36 46h26M36 60h16" />
      <path className={deep} d="m112 80 8-8 22 22q6 8-1 13t-12-2Z" />
      <circle className={light} cx="96" cy="60" r="28" />
      <circle className={main} cx="96" cy="60" r="18" />
      <path className={soft} d="M86 58q4-8 12-8" />
    </>
  ),
};
