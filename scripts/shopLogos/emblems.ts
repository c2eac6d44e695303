/**
 * Small drawings in a box of 64 by 64. `fill` and `line` take the main colour, `accent` and `thread` the second one;
 * lines are 4 wide.
 */
export interface Emblem {
  readonly fill?: string;
  readonly line?: string;
  readonly accent?: string;
  readonly thread?: string;
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

const petals = (count: number, distance: number, radius: number) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    return circle(
      Math.round(32 + distance * Math.sin(angle)),
      Math.round(32 - distance * Math.cos(angle)),
      radius,
    );
  }).join('');

/** Drawings by the url name of a category. */
export const EMBLEMS: Readonly<Record<string, readonly Emblem[]>> = {
  fashion: [
    { line: 'M32 24V18a6 6 0 1 0-6-6M32 24L6 46Q4 50 9 50H55Q60 50 58 46z' },
    {
      fill: circle(24, 32, 20),
      accent: 'M40 12a20 20 0 1 1 0 40a20 20 0 0 1-8-1.700a24 24 0 0 0 0-36.600a20 20 0 0 1 8-1.700',
    },
    { fill: 'M32 4L60 32L32 60L4 32z', accent: 'M32 18L46 32L32 46L18 32z' },
  ],
  shoes: [
    { fill: 'M10 24H54L58 58H6z', thread: 'M22 30V18a10 10 0 0 1 20 0V30' },
    { fill: 'M6 14Q14 30 30 30Q40 44 58 44V52H6z', accent: 'M6 52H58V58H6z' },
  ],
  books: [
    { fill: 'M30 16Q18 8 4 12V52Q18 48 30 56z', accent: 'M34 16Q46 8 60 12V52Q46 48 34 56z' },
    { fill: 'M8 8H20V56H8zM24 14H34V56H24z', accent: 'M38 12L48 9L60 53L50 56z' },
    { fill: 'M14 4H50V60L32 46L14 60z' },
  ],
  electronics: [
    { fill: 'M36 2L10 38H28L24 62L54 24H35z' },
    { line: 'M44 14a22 22 0 1 1-24 0', thread: 'M32 4V30' },
    { line: 'M6 26Q32 2 58 26M16 38Q32 22 48 38', accent: circle(32, 50, 6) },
  ],
  home: [
    { fill: 'M4 32L32 6L60 32V36H54V58H10V36H4z', accent: 'M26 40H38V58H26z' },
    { fill: 'M22 6H42L54 32H10z', line: 'M32 32V56', thread: 'M18 58H46' },
    { line: 'M12 58V30a20 20 0 0 1 40 0V58', accent: 'M26 58V34a6 6 0 0 1 12 0V58z' },
  ],
  garden: [
    { fill: 'M8 56C4 24 26 8 58 6C58 40 40 60 8 56z', thread: 'M8 56L38 26' },
    { line: 'M32 60V30', fill: 'M32 34Q8 34 6 10Q30 10 32 34z', accent: 'M32 40Q34 20 58 20Q56 42 32 40z' },
    { fill: petals(6, 18, 11), accent: circle(32, 32, 9) },
  ],
  sports: [
    { fill: 'M2 56L24 12L38 38L44 28L62 56z', accent: 'M24 12L32 27L24 32L17 26z' },
    { line: `${circle(32, 32, 26)}M32 6V58M9 19L55 45M55 19L9 45` },
    { fill: 'M4 48L20 16H32L16 48zM24 48L40 16H48L32 48z', accent: 'M40 48L56 16H62L46 48z' },
  ],
  family: [
    { fill: 'M32 2L41 23L62 25L46 40L51 62L32 50L13 62L18 40L2 25L23 23z' },
    { fill: 'M32 32V4Q60 4 60 32zM32 32V60Q4 60 4 32z', accent: 'M32 32H60Q60 60 32 60zM32 32H4Q4 4 32 4z' },
    { fill: 'M4 34H30V60H4z', accent: `${circle(48, 47, 13)}M32 4L46 28H18z` },
  ],
  beauty: [
    {
      fill: 'M32 4C46 22 54 30 54 41a22 22 0 0 1-44 0C10 30 18 22 32 4z',
      thread: 'M22 42a10 10 0 0 0 10 10',
    },
    { fill: petals(5, 17, 12), accent: circle(32, 32, 8) },
    { line: 'M32 60Q4 48 8 20Q32 28 32 60Q32 28 56 20Q60 48 32 60', thread: 'M32 60Q14 30 32 4Q50 30 32 60' },
  ],
  jewellery: [
    { line: 'M16 10H48L60 26L32 58L4 26zM4 26H60M32 58L22 26L32 10L42 26z' },
    { line: circle(32, 40, 20), accent: 'M24 4H40L46 12L32 24L18 12z' },
    { line: circle(32, 32, 26), thread: 'M32 16V32L44 40' },
  ],
  delicacies: [
    {
      fill: 'M6 22H46V36Q46 56 26 56Q6 56 6 36z',
      line: 'M46 28Q58 26 56 36Q54 44 44 44',
      thread: 'M18 16Q14 10 18 4M32 16Q28 10 32 4',
    },
    {
      fill: `${circle(18, 24, 9)}${circle(38, 24, 9)}${circle(28, 40, 9)}`,
      accent: circle(46, 41, 8),
      line: 'M28 16Q30 6 42 4',
    },
    { fill: 'M26 4H38V18Q48 24 48 34V60H16V34Q16 24 26 18z', accent: 'M16 38H48V50H16z' },
  ],
  travel: [
    { fill: 'M2 32L62 4L48 58L32 42z', accent: 'M32 42L62 4L22 37V56z' },
    {
      fill: 'M8 36a24 24 0 0 1 48 0z',
      thread: 'M4 46Q11 40 18 46T32 46T46 46T60 46M4 58Q11 52 18 58T32 58T46 58T60 58',
    },
    { line: circle(32, 32, 27), fill: 'M46 18L37 37L27 27z', accent: 'M18 46L27 27L37 37z' },
  ],
  leisure: [
    { fill: 'M32 4C14 4 8 18 14 30L26 46H38L50 30C56 18 50 4 32 4z', accent: 'M26 50H38V60H26z' },
    { line: `${circle(32, 32, 27)}${circle(32, 32, 15)}`, accent: circle(32, 32, 6) },
    { line: 'M4 44Q14 20 24 44T44 44T62 30', accent: circle(48, 14, 9) },
  ],
  pets: [
    {
      fill: `${circle(12, 30, 7)}${circle(25, 16, 8)}${circle(41, 16, 8)}${circle(53, 30, 7)}M32 30C44 30 54 44 48 54C42 62 38 54 32 54C26 54 22 62 16 54C10 44 20 30 32 30z`,
    },
    { fill: 'M4 32Q20 10 44 26L60 14V50L44 38Q20 54 4 32z', accent: circle(18, 30, 3) },
    {
      fill: 'M10 6L24 18H40L54 6V38Q54 58 32 58Q10 58 10 38z',
      accent: `${circle(23, 36, 4)}${circle(41, 36, 4)}`,
    },
  ],
  crafts: [
    { fill: 'M44 4L60 20L24 56L4 60L8 40z', accent: 'M4 60L8 40L24 56z' },
    { line: `${circle(14, 50, 9)}${circle(50, 50, 9)}M20 43L48 6M44 43L16 6` },
    { fill: 'M10 4H54V14H10zM10 50H54V60H10z', thread: 'M16 20H48M16 28H48M16 36H48M16 44H48' },
  ],
  wellbeing: [
    { line: `${circle(16, 34, 12)}${circle(48, 34, 12)}M28 32Q32 28 36 32` },
    { fill: 'M24 6H40V24H58V40H40V58H24V40H6V24H24z' },
    {
      fill: 'M32 58Q2 50 4 26Q22 28 32 58z',
      accent: 'M32 58Q62 50 60 26Q42 28 32 58zM32 50Q20 28 32 8Q44 28 32 50z',
    },
  ],
  mobility: [
    {
      fill: 'M32 2C46 20 54 30 54 41a22 22 0 0 1-44 0C10 30 18 20 32 2z',
      accent: 'M36 24L22 42H31L28 54L42 36H33z',
    },
    { fill: 'M24 6H40L60 60H4z', thread: 'M32 12V20M32 28V38M32 46V58' },
  ],
  marketplaces: [
    {
      fill: 'M4 4H29V29H4zM35 35H60V60H35z',
      accent: `${circle(47.5, 16.5, 12.5)}${circle(16.5, 47.5, 12.5)}`,
    },
    {
      fill: 'M6 8H58L62 26H2zM8 32H56V58H8z',
      accent: 'M14 26H26V32a6 6 0 0 1-12 0zM38 26H50V32a6 6 0 0 1-12 0z',
    },
  ],
  games: [
    { fill: 'M12 4L58 32L12 60z' },
    { fill: 'M24 6H40V24H58V40H40V58H24V40H6V24H24z', accent: circle(32, 32, 7) },
    { fill: 'M4 36H14V58H4zM20 20H30V58H20zM36 6H46V58H36z', accent: 'M52 28H62V58H52z' },
  ],
  tickets: [
    { fill: 'M4 16H60V26a6 6 0 0 0 0 12V48H4V38a6 6 0 0 0 0-12z', thread: 'M40 20V24M40 30V34M40 40V44' },
    { fill: 'M4 6H32Q30 36 4 48z', accent: 'M60 6H32Q34 36 60 48z' },
    {
      line: circle(32, 32, 27),
      fill: `${circle(32, 17, 6)}${circle(32, 47, 6)}${circle(17, 32, 6)}${circle(47, 32, 6)}`,
    },
  ],
  italian: [
    {
      line: 'M12 8V24M20 8V24M28 8V24M12 24Q12 32 20 32Q28 32 28 24M20 32V58',
      thread: 'M48 58V8Q38 14 38 32H48',
    },
  ],
  regional: [
    {
      fill: 'M10 18H44V58Q44 60 42 60H12Q10 60 10 58z',
      line: 'M44 26H50Q56 26 56 32V42Q56 48 50 48H44',
      accent: 'M8 18a8 8 0 0 1 9-11a10 10 0 0 1 19-1a8 8 0 0 1 10 12z',
    },
  ],
  french: [{ fill: 'M16 8H48Q48 34 32 36Q16 34 16 8z', line: 'M32 36V56M20 58H44' }],
  japanese: [{ fill: circle(32, 36, 24), thread: 'M14 4L40 56M24 4L50 56' }],
  greek: [{ line: 'M4 58H60V6H16V46H48V18H28V34H38' }],
  indian: [{ fill: petals(8, 20, 9), accent: petals(4, 8, 7) }],
  grill: [
    {
      fill: 'M34 2C36 18 54 22 54 42a22 20 0 0 1-44 0C10 30 20 28 20 16Q30 20 30 28Q36 18 34 2z',
      accent: 'M32 34Q44 44 40 54a9 8 0 0 1-17-2Q23 44 32 34z',
    },
  ],
  cafe: [
    {
      fill: 'M6 26H46V40Q46 58 26 58Q6 58 6 40z',
      line: 'M46 32Q58 30 56 40Q54 48 44 48',
      thread: 'M18 20Q14 14 18 8M32 20Q28 14 32 8',
    },
  ],
  vegetarian: [{ fill: 'M32 4Q58 22 32 60Q6 22 32 4z', thread: 'M32 18V60M32 34L42 26M32 44L22 36' }],
  fish: [{ fill: 'M4 32Q20 10 44 26L60 14V50L44 38Q20 54 4 32z', thread: 'M16 28V30' }],
};
