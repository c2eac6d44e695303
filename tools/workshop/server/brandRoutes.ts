import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import type { Added } from '../../brand/addByCommand.ts';
import { checkedAnswers } from '../../brand/checkAnswers.ts';
import { knownBrands } from '../../brand/known.ts';
import { answersJsonSchema } from '../../brand/schemaFile.ts';
import type { Answers, BrandForm } from '../client/brand/checked.ts';
import { ANSWERS_PATH, checkDraft, type Draft } from './draft.ts';
import { refusalOf } from './sameOrigin.ts';

const EXAMPLE = new URL('../../../sites/example.brand.json', import.meta.url);

/** Adds the brand of these answers, which lie in `file` meanwhile; null where the server serves a build. */
export type WriteBrand = ((answers: string, file: string) => Promise<Added>) | null;

/** The brand that is being made; one for all tabs. */
export interface DraftDesk {
  draft: Draft | null;
}

/** The form's schema and first answers. */
export async function brandForm(write: WriteBrand): Promise<BrandForm> {
  const { $schema: _, ...answers } = JSON.parse(await readFile(EXAMPLE, 'utf8')) as Answers;
  return { schema: answersJsonSchema(), answers, canWrite: write !== null };
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
    return context.json({ faults, colours, css: draft?.shown.css ?? null });
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
