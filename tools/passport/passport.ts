import { z } from 'zod';

const Digest = z.string().regex(/^[0-9a-f]{64}$/);

const File = z.strictObject({
  path: z.string().describe('Below the repository, as in dist/index.html.'),
  bytes: z.int().nonnegative(),
  sha256: Digest,
});

const Build = z.strictObject({
  verdict: z.enum(['reproducible', 'differs']),
  packages: z
    .enum(['npm ci', 'copy of this checkout'])
    .describe('How the packages came. A copy of a checkout proves less than `npm ci`.'),
  node: z.string().describe('Version of Node.js.'),
  platform: z.string().describe('System and processor.'),
  digests: z
    .array(Digest)
    .length(2)
    .describe('Of each build: sha256 of the lines `sha256  path` of all files.'),
  differences: z.array(z.string()).describe('A line for each file that differs.'),
  files: z.array(File).describe('Of the first build.'),
});

const Package = z.strictObject({
  name: z.string(),
  version: z.string(),
  kind: z.enum(['library', 'typeface']),
  licence: z.string().describe('SPDX expression.'),
  texts: z.int().nonnegative().describe('Number of licence texts and notices that the package brings.'),
  fault: z.string().optional().describe('Why it may not be shipped; absent if it may.'),
});

const Policy = z.strictObject({
  site: z.string(),
  kind: z.string().describe('A zone, a page with a file of its own, or the map’s worker.'),
  headers: z.record(z.string(), z.string()),
  sha256: Digest.describe('Of the lines `Name: value`, in this order.'),
});

const JudgedClaim = z.strictObject({
  id: z.string(),
  claim: z.string(),
  criteria: z.array(z.string()).describe('Success criteria of WCAG 2.2.'),
  statement: z.array(z.string()).describe('Sentences of the accessibility statement that it stands for.'),
  verdict: z.enum(['proven', 'not proven']),
  reasons: z.array(z.string()).describe('Why it is not proven.'),
  tests: z.array(
    z.strictObject({
      file: z.string(),
      test: z.string().describe('Full name; `…` stands for what the test fills in.'),
      outcome: z.enum(['passed', 'failed', 'skipped', 'missing']),
      count: z.int().nonnegative().describe('How many tests of the reports have this name.'),
    }),
  ),
});

/** What the passport holds; reports/passport/passport.schema.json is written from this. */
export const Passport = z.strictObject({
  version: z.literal(1),
  commit: z.string().describe('What was built and tested.'),
  madeAt: z.iso.datetime(),
  isSound: z
    .boolean()
    .describe(
      'The builds are equal, and every licence is allowed and has its text. Claims are judged one by one.',
    ),
  build: Build,
  billsOfMaterials: z.array(z.strictObject({ file: z.string(), sha256: Digest })),
  licences: z.array(Package),
  policies: z.array(Policy),
  tests: z.strictObject({
    commit: z.string().nullable().describe('Of the last `npm test`; null if there is none.'),
    stale: z.string().nullable().describe('Why its reports prove nothing for this commit; null if they do.'),
  }),
  claims: z.array(JudgedClaim),
  criteriaWithoutClaim: z
    .array(z.string())
    .describe('Success criteria of WCAG 2.2, levels A and AA, that no claim names.'),
  statement: z
    .array(z.strictObject({ sentence: z.string(), claims: z.array(z.string()) }))
    .describe('Sentences of the accessibility statement, with the ids of the claims that stand for each.'),
});

export type Passport = z.infer<typeof Passport>;

export function passportSchema(): object {
  return z.toJSONSchema(Passport);
}
