import { expect, it } from 'vitest';
import { KeepLanguage } from '#application/language/keepLanguage.ts';
import { fakeKept } from '#tests/data/fakeKept.ts';

it('stores the last chosen language', () => {
  const kept = fakeKept({ language: 'de' });
  new KeepLanguage(kept).execute('fr');
  expect(kept.all()).toEqual({ language: 'fr' });
});
