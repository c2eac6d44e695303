import type { View } from './viewVisit.ts';

/** A line of a site's table, and whether its limit was missed. */
export interface Line {
  readonly name: string;
  readonly row: {
    readonly page: string;
    readonly 'static page': string;
    readonly 'copy without scripts': string;
    readonly limit: string;
  };
  readonly isMissed: boolean;
}

/** Budgets of product 17.3, as multiples of a floor or as amounts. */
const FIRST_PAINT = 1.5;
const LARGEST_PAINT = 1.2;
const FIELD = 1.3;
const BLOCKED_MS = 200;
const LAYOUT_SHIFT = 0.02;

/** `letter` is when the page took a letter that it kept. */
export function viewLines(heading: View, copy: View, page: View, letter: number): readonly Line[] {
  const ms = (value: number): string => `${value.toFixed(0)} ms`;
  const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
  const shift = (value: number): string => value.toFixed(3);
  const count = (value: number): string => value.toFixed(0);
  return [
    timed('first paint', 'firstPaint', heading.firstPaint, FIRST_PAINT, 'static page'),
    timed('largest paint', 'largestPaint', copy.largestPaint, LARGEST_PAINT, 'copy'),
    timed('code field visible', 'soughtVisible', copy.soughtVisible, FIELD, 'copy'),
    {
      name: 'code field usable',
      row: { page: ms(letter), 'static page': '', 'copy without scripts': '', limit: '' },
      isMissed: false,
    },
    counted('main thread blocked', 'blocked', ms, BLOCKED_MS),
    counted('layout shift', 'layoutShift', shift, LAYOUT_SHIFT),
    counted('bytes within 6 s', 'bytes', kB),
    counted('requests within 6 s', 'requests', count),
  ];

  function timed(name: string, of: keyof View, floor: number, most: number, whose: string): Line {
    const ratio = page[of] / floor;
    return {
      name,
      row: {
        page: `${ms(page[of])} (× ${ratio.toFixed(2)})`,
        'static page': heading[of] > 0 ? ms(heading[of]) : '',
        'copy without scripts': ms(copy[of]),
        limit: `${most} × ${whose}`,
      },
      isMissed: !(ratio <= most),
    };
  }

  function counted(name: string, of: keyof View, say: (value: number) => string, most?: number): Line {
    return {
      name,
      row: {
        page: say(page[of]),
        'static page': say(heading[of]),
        'copy without scripts': say(copy[of]),
        limit: most === undefined ? '' : say(most),
      },
      isMissed: most !== undefined && !(page[of] <= most),
    };
  }
}
