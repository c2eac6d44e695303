import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { SiteChunk } from '#infrastructure/sites/siteChunk.ts';
import { refusal } from '#tests/data/answers.ts';
import { aSite } from '#tests/data/site.ts';

it('loads the file of the site', async () => {
  expect(await new SiteChunk(async () => aSite()).load()).toEqual(done(aSite()));
});

it('reports a file that fails to load', async () => {
  const lost = new SiteChunk(async () => {
    throw new Error('Loading chunk site-de failed');
  });
  expect(await lost.load()).toEqual(refusal('offline'));
});
