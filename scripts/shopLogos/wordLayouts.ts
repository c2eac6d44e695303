import { pick } from '#sandbox/core/random.ts';
import {
  BOLD,
  CENTRE,
  CRISP,
  FAST,
  LIGHT,
  MIDDLE,
  NARROW,
  PLAIN,
  THIN,
  WHITE,
  WIDE,
  baselinesOf,
  caption,
  centred,
  drawn,
  drawnAt,
  fitted,
  upper,
} from './arrange.ts';
import type { Sketch } from './arrange.ts';
import { line } from './lettering.ts';
import { serifText, serifWidth } from './svg.ts';

/** Capitals with air between them over a short rule. */
export function spacedCapitals({ texts, palette, random }: Sketch): string {
  const hand = pick(random, [THIN, WIDE, CRISP, LIGHT]);
  const rule = `<path d="M${CENTRE - 34} 304h68" stroke="${palette.accent}" stroke-width="8"/>`;
  return drawn(fitted(texts.map(upper), hand, 510, 96), palette.main, 186) + rule;
}

/** Small letters that end in a coloured full stop. */
export function lowercaseWithDot({ texts, palette, random }: Sketch): string {
  const hand = pick(random, [BOLD, PLAIN, BOLD]);
  const lines = fitted(
    texts.map((text) => text.toLowerCase()),
    hand,
    450,
    140,
  );
  const baseline = baselinesOf(lines, MIDDLE).at(-1) ?? 0;
  const radius = Math.round((lines[0]?.height ?? 0) * 0.17);
  const x = Math.round(CENTRE + (lines.at(-1)?.width ?? 0) / 2 + radius + 8);
  const dot = `<circle cx="${x}" cy="${Math.round(baseline - radius + 5)}" r="${radius}" fill="${palette.accent}"/>`;
  return drawn(lines, palette.main, MIDDLE) + dot;
}

/** White letters on a plate. */
export function reversedBlock({ texts, palette, random }: Sketch): string {
  const { main, accent } = palette;
  const plate = pick(random, [
    `<rect x="30" y="80" width="540" height="240" rx="120" fill="${main}"/>`,
    `<rect x="30" y="76" width="540" height="248" rx="28" fill="${accent}"/><rect x="30" y="76" width="540" height="228" rx="28" fill="${main}"/>`,
    `<path d="M70 80H570L530 320H30z" fill="${main}"/>`,
    `<path d="M30 80H570V320H30z" fill="${main}"/><path d="M30 80h66L30 146zM570 320h-66l66-66z" fill="${accent}"/>`,
  ]);
  const wording = random() < 0.5 ? texts : texts.map(upper);
  return plate + drawn(fitted(wording, pick(random, [BOLD, CRISP, PLAIN, NARROW]), 390, 92), WHITE, MIDDLE);
}

/** A serif name over a rule, its second half in small capitals. */
export function classicSerif({ name, texts, palette, random }: Sketch): string {
  const [first = name, second] = texts;
  const size = Math.min(124, 510 / serifWidth(first));
  const bold = random() < 0.5;
  const text = serifText(first, { centre: CENTRE, baseline: 206, size, colour: palette.main, bold });
  const y = second === undefined ? 256 : 240;
  const rule = `<path d="M90 ${y}H510" stroke="${palette.accent}" stroke-width="4"/>`;
  return text + rule + (second === undefined ? '' : caption(second, palette, 296));
}

/** Letters in a frame. */
export function framed({ texts, palette, random }: Sketch): string {
  const outline = `fill="none" stroke="${palette.main}" stroke-width="9"`;
  const frame = pick(random, [
    `<path d="M36 84H564V316H36z" ${outline}/>`,
    `<rect x="36" y="84" width="528" height="232" rx="116" ${outline}/>`,
    `<path d="M76 84H524L564 124V276L524 316H76L36 276V124z" ${outline}/>`,
    `<path d="M120 90H36V310H120M480 90H564V310H480" fill="none" stroke="${palette.accent}" stroke-width="14"/>`,
  ]);
  return (
    frame +
    drawn(fitted(texts.map(upper), pick(random, [CRISP, LIGHT, NARROW]), 410, 84), palette.main, MIDDLE)
  );
}

/** The first half heavy, the second light. */
export function heavyAndLight(sketch: Sketch): string {
  const { texts, palette } = sketch;
  const [first, second] = texts;
  if (first === undefined || second === undefined) return lowercaseWithDot(sketch);
  const top = line(first, BOLD, { width: 490, height: 98 });
  const bottom = line(second, LIGHT, { width: 490, height: 84 });
  return centred(top, palette.main, 186) + centred(bottom, palette.main, 306);
}

/** Leaning capitals behind three bars. */
export function speed({ texts, palette }: Sketch): string {
  const lines = fitted(texts.map(upper), FAST, 400, 88);
  const left = CENTRE - (Math.max(...lines.map(({ width }) => width)) + 122) / 2;
  const bars = [palette.main, palette.main, palette.accent].map((colour, step) => {
    const x = Math.round(left + step * 30);
    return `<path d="M${x + 26} 140h18L${x + 18} 260h-18z" fill="${colour}"/>`;
  });
  return bars.join('') + drawnAt(left + 122, lines, palette.main);
}

/** Two plates, one filled and one outlined. */
export function stackedPlates({ name, texts, palette }: Sketch): string {
  const [first = name, second] = texts;
  const top = line(upper(first), NARROW, { width: 400, height: second === undefined ? 100 : 80 });
  if (second === undefined) {
    const plate = `<path d="M60 110H540V290H60z" fill="${palette.main}"/>`;
    return plate + centred(top, WHITE, MIDDLE + top.height / 2);
  }
  const bottom = line(upper(second), NARROW, { width: 400, height: 62 });
  const filled = `<path d="M60 64H540V212H60z" fill="${palette.main}"/>`;
  const outlined = `<path d="M65 207H535V336H65z" fill="none" stroke="${palette.main}" stroke-width="10"/>`;
  const words =
    centred(top, WHITE, 138 + top.height / 2) + centred(bottom, palette.main, 272 + bottom.height / 2);
  return filled + outlined + words;
}
