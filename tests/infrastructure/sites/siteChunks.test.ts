import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { SiteChunks } from '#infrastructure/sites/siteChunks.ts';
import { refusal } from '#tests/data/answers.ts';
import { aSite } from '#tests/data/site.ts';

const site = aSite();
const chunks = (load: () => Promise<typeof site>) => new SiteChunks([{ id: site.id, load }]);

it('loads the file of a site', async () => {
  expect(await chunks(async () => site).load(site)).toEqual(done(site));
});

it('says when it does not arrive', async () => {
  const lost = chunks(async () => {
    throw new Error('Loading chunk site-de failed');
  });
  expect(await lost.load(site)).toEqual(refusal('offline'));
});

it('takes an unknown site for a mistake of ours', async () => {
  await expect(chunks(async () => site).load({ ...site, id: 'nowhere' })).rejects.toThrow('nowhere');
});
