import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import type { Added } from '../../brand/addByCommand.ts';
import { checkedAnswers } from '../../brand/checkAnswers.ts';
import { knownBrands } from '../../brand/known.ts';
import { answersJsonSchema } from '../../brand/schemaFile.ts';
import type { Answers, SchemaPart } from '../client/brand/schema.ts';
import { ANSWERS_PATH, type CheckedDraft, checkDraft, type Draft } from './draft.ts';
import { refusalOf } from './sameOrigin.ts';

const EXAMPLE = new URL('../../../sites/example.brand.json', import.meta.url);

/** Adds the brand of these answers, which lie in `file` meanwhile; null where the server serves a build. */
export type WriteBrand = ((answers: string, file: string) => Promise<Added>) | null;

/** The brand that is being made; one for all tabs. */
export interface DraftDesk {
  draft: Draft | null;
}

/** What the form needs at its start. */
export interface BrandForm {
  readonly schema: SchemaPart;
  readonly answers: Answers;
  /** Only the development server writes files. */
  readonly canWrite: boolean;
}

/** After each change. `css` has the colours of the app; null if the frame cannot show the brand. */
export type Checked = Omit<CheckedDraft, 'draft'> & { readonly css: string | null };

/** After the files were written, or not: then there is no `id`. */
export interface Written {
  readonly report: string;
  readonly id?: string;
}

export async function brandForm(write: WriteBrand): Promise<BrandForm> {
  const example = JSON.parse(await readFile(EXAMPLE, 'utf8')) as Answers;
  const schema: SchemaPart = answersJsonSchema();
  // For the author's editor, not for the brand.
  const { $schema: _, ...answers } = example;
  const { $schema: __, ...properties } = schema.properties ?? {};
  return { schema: { ...schema, properties }, answers, canWrite: write !== null };
}

/** Below `/gallery/brand`: the checks of a draft, and its writing. */
export function brandRoutes(desk: DraftDesk, write: WriteBrand): Hono {
  const routes = new Hono();

  routes.use('*', async (context, next) => {
    const refusal = context.req.method === 'POST' ? refusalOf(context.req.raw) : undefined;
    return refusal === undefined ? next() : context.json({ report: refusal }, 403);
  });

  routes.post('/check', async (context) => {
    const { faults, colours, draft } = checkDraft(await context.req.text(), await knownBrands());
    // What cannot be shown leaves the frame as it was.
    if (draft !== null) desk.draft = draft;
    return context.json({ faults, colours, css: draft?.shown.css ?? null } satisfies Checked);
  });

  routes.post('/write', async (context) => {
    if (write === null) return context.json({ report: 'Only the development server writes files.' }, 409);
    const answers = await context.req.text();
    const { brand } = checkedAnswers(answers, ANSWERS_PATH, await knownBrands());
    if (brand === null) return context.json({ report: 'There are faults.' }, 422);
    const { isAdded, report } = await write(answers, ANSWERS_PATH);
    return isAdded ? context.json({ report, id: brand.answers.id }, 201) : context.json({ report }, 422);
  });

  return routes;
}
