import { expect, it } from 'vitest';
import { LoadTexts, type Texts } from '#application/site/loadTexts.ts';
import { done } from '#domain/core/result.ts';
import type { Locale } from '#domain/language/locale.ts';
import { type Answer, inTurn, refusal } from '#tests/data/answers.ts';
import { fakeLog } from '#tests/data/fakeTab.ts';

const GERMAN = done<Texts>({ redeem: { title: 'Einlösen' } });
const SWISS = done<Texts>({ redeem: { title: 'Einlösen, gern' } });

function loading(answers: readonly Answer<Texts>[]) {
  const asked: Locale[] = [];
  const log = fakeLog();
  return { use: new LoadTexts({ load: inTurn(asked, answers) }, log), asked, events: log.events };
}

it('fetches the texts of a locale', async () => {
  const { use, asked, events } = loading([GERMAN]);

  expect(await use.execute('de')).toEqual(GERMAN);
  expect(asked).toEqual(['de']);
  expect(events).toEqual([]);
});

it('fetches each locale once, however often the language is changed', async () => {
  const { use, asked } = loading([GERMAN, SWISS]);

  await use.execute('de');
  await use.execute('de-CH');
  expect(await use.execute('de')).toEqual(GERMAN);
  expect(await use.execute('de-CH')).toEqual(SWISS);
  expect(asked).toEqual(['de', 'de-CH']);
});

it('logs texts that failed to load with the reason', async () => {
  const { use, events } = loading([refusal('timed-out')]);

  expect(await use.execute('nl-BE')).toEqual(refusal('timed-out'));
  expect(events).toEqual([{ event: 'texts-failed', locale: 'nl-BE', cause: 'timed-out' }]);
});

it('does not cache a failure, and fetches again', async () => {
  const { use } = loading([refusal('offline'), GERMAN]);

  await use.execute('de');
  expect(await use.execute('de')).toEqual(GERMAN);
});
