import type { Refusal, VendorPolicy } from './vendorPolicy.ts';

export interface Verdict {
  readonly vendor: string;
  readonly directive: string;
  readonly source: string;
  /** Why it is refused on purpose; null if it is allowed, undefined if nobody has thought of it. */
  readonly refusal: Refusal | null | undefined;
}

/** What our policy of the vendor's zone does with each source that the vendor documents. */
export function verdictsOf(
  { vendor, lines, refused = [] }: VendorPolicy,
  policy: string,
): readonly Verdict[] {
  const ours = new Map(
    policy.split('; ').map((line) => {
      const [directive = '', ...sources] = line.split(' ');
      return [directive, sources] as const;
    }),
  );
  return Object.entries(lines).flatMap(([directive, sources]) =>
    sources.map((source) => {
      const isAllowed = (ours.get(directive) ?? []).some((own) => covers(own, source));
      const refusal = refused.find((one) => isMeant(one, directive, source));
      return { vendor, directive, source, refusal: isAllowed ? null : refusal };
    }),
  );
}

/** The refusals that refuse nothing: the source is allowed meanwhile, or no longer documented. */
export function idleRefusals(policy: VendorPolicy, verdicts: readonly Verdict[]): readonly Refusal[] {
  return (policy.refused ?? []).filter((one) => !verdicts.some(({ refusal }) => refusal === one));
}

/** A table for people: what each vendor may do, what it may not do and why, and what was forgotten. */
export function tableOf(verdicts: readonly Verdict[]): string {
  const vendors = [...new Set(verdicts.map(({ vendor }) => vendor))];
  return vendors
    .flatMap((vendor) => {
      const own = verdicts.filter((one) => one.vendor === vendor);
      const listed = (part: readonly Verdict[]) =>
        part.map(({ directive, source }) => `${directive} ${source}`).join(', ') || 'nothing';
      const whys = new Set(own.flatMap(({ refusal }) => (refusal ? [refusal] : [])));
      return [
        vendor,
        `  allowed: ${listed(own.filter(({ refusal }) => refusal === null))}`,
        ...[...whys].map(
          (why) => `  refused: ${listed(own.filter(({ refusal }) => refusal === why))}\n    ${why.why}`,
        ),
        `  forgotten: ${listed(own.filter(({ refusal }) => refusal === undefined))}`,
      ];
    })
    .join('\n');
}

function isMeant({ source, directive }: Refusal, where: string, documented: string): boolean {
  if (directive !== undefined && directive !== where) return false;
  return typeof source === 'string' ? source === documented : source.test(documented);
}

/** As the browser matches hosts: a pattern covers all hosts below it, and not the bare one; a path narrows. */
function covers(own: string, source: string): boolean {
  if (own === source) return true;
  const [host] = /^[a-z]+:\/\/[^/]+/.exec(source) ?? [];
  if (host === undefined) return false;
  if (own === host) return true;
  const [start = '', end] = own.split('*');
  return end !== undefined && host.startsWith(start) && host.endsWith(end);
}
