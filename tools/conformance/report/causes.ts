import type { Exchange } from '../driver/call.ts';
import type { Finding } from '../driver/finding.ts';

/** All that one thing which is broken leads to. */
export interface Cause {
  readonly first: Finding;
  /** How often it was met, and by which findings. */
  readonly met: readonly Finding[];
  /** Findings about answers of which nothing can be read because of it. */
  readonly followed: readonly Finding[];
}

/** Groups findings by what is broken, in the order in which that was met first. */
export function causesOf(findings: readonly Finding[]): readonly Cause[] {
  const spoiled = new Map<Exchange, string>(
    findings.filter(({ spoils }) => spoils).flatMap((one) => one.at.map((at) => [at, keyOf(one)] as const)),
  );
  const met = new Map<string, Finding[]>();
  const followed = new Map<string, Finding[]>();
  for (const finding of findings) {
    const cause = finding.spoils ? undefined : finding.at.map((at) => spoiled.get(at)).find(Boolean);
    const [group, key] = cause === undefined ? [met, keyOf(finding)] : [followed, cause];
    group.set(key, [...(group.get(key) ?? []), finding]);
  }
  return [...met].flatMap(([key, all]) => {
    // A call with everything right shows it best.
    const first = all.find(({ rule }) => rule === 'straight') ?? all[0];
    return first === undefined ? [] : [{ first, met: all, followed: followed.get(key) ?? [] }];
  });
}

/** Numbers tell how much of an answer is wrong, not what is broken; those within error codes stay. */
function keyOf({ cause, rule, says }: Finding): string {
  return cause ?? `${rule} ${says.replaceAll(/\b\d+\b/g, '#')}`;
}

/** Such as `listShops 200 (3), getShop 404`: each name once, the most frequent first. */
export function counted(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, count]) => (count === 1 ? name : `${name} (${count})`))
    .join(', ');
}
