import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const CLAIMS_FILE = 'docs/accessibility-claims.yaml';

const Claims = z.strictObject({
  claims: z.array(
    z.strictObject({
      id: z.string().regex(/^[a-z0-9-]+$/),
      claim: z.string().min(1),
      /** Success criteria of WCAG 2.2; empty for a claim beyond them. */
      criteria: z.array(z.string().regex(/^\d\.\d\.\d{1,2}$/)),
      /** Sentences of the English accessibility statement that this claim stands for. */
      statement: z.array(z.string()).default([]),
      /** `test` is the full name: groups and title, joined by ` > `. `…` stands for what the test fills in. */
      tests: z.array(z.strictObject({ file: z.string(), test: z.string() })),
    }),
  ),
});

export type Claim = z.infer<typeof Claims>['claims'][number];
export type NamedTest = Claim['tests'][number];

export function readClaims(): readonly Claim[] {
  return Claims.parse(parse(readFileSync(CLAIMS_FILE, 'utf8'))).claims;
}
