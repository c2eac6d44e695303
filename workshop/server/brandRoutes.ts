import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { checkedAnswers, type NewBrand } from '../../scripts/brand/checkAnswers.ts';
import { knownBrands } from '../../scripts/brand/known.ts';
import { answersJsonSchema } from '../../scripts/brand/schemaFile.ts';
import { ANSWERS_PATH, checkDraft, type Draft } from './draft.ts';
import { refusalOf } from './sameOrigin.ts';

const EXAMPLE = new URL('../../sites/example.brand.json', import.meta.url);

/** Writes the files of a brand and returns their paths; null where the server serves a build. */
export type WriteBrand = ((brand: NewBrand, ids: readonly string[]) => readonly string[]) | null;

/** The brand that is being made; one for all tabs. */
export interface DraftDesk {
  draft: Draft | null;
}

/** Below `/gallery/brand`: the form's schema and first answers, the checks of a draft, and its writing. */
export function brandRoutes(desk: DraftDesk, write: WriteBrand): Hono {
  const routes = new Hono();

  routes.use('*', async (context, next) => {
    const refusal = context.req.method === 'POST' ? refusalOf(context.req.raw) : undefined;
    return refusal === undefined ? next() : context.json({ refusal }, 403);
  });

  routes.get('/form', async (context) => {
    const example = JSON.parse(await readFile(EXAMPLE, 'utf8')) as Readonly<Record<string, unknown>>;
    const { $schema: _, ...answers } = example;
    return context.json({ schema: answersJsonSchema(), answers, canWrite: write !== null });
  });

  routes.post('/check', async (context) => {
    const { faults, colours, draft } = checkDraft(await context.req.text(), await knownBrands());
    // What cannot be shown leaves the frame as it was.
    if (draft !== null) desk.draft = draft;
    return context.json({ faults, colours, isShown: draft !== null });
  });

  routes.post('/write', async (context) => {
    if (write === null) return context.json({ refusal: 'Only the development server writes files.' }, 409);
    const known = await knownBrands();
    const checked = checkedAnswers(await context.req.text(), ANSWERS_PATH, known);
    if (checked.brand === null) return context.json({ faults: checked.faults }, 422);
    const files = write(
      checked.brand,
      known.sites.map(({ id }) => id),
    );
    return context.json({ files, id: checked.brand.answers.id }, 201);
  });

  return routes;
}
