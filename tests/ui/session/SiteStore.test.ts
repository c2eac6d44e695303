import { expect, it, vi } from 'vitest';
import type { SiteConfigApi, SiteFile } from '#application/site/loadSite.ts';
import { done } from '#domain/core/result.ts';
import { refusal } from '#tests/data/answers.ts';
import { now } from '#tests/data/moments.ts';
import { pending } from '#tests/data/pending.ts';
import { aSite } from '#tests/data/site.ts';
import { aStore, withFrozenClock } from './aSiteStore.ts';

withFrozenClock();

const MINUTE = 60_000;

it('is loading at first', () => {
  const store = aStore();
  expect(store.startup).toEqual({ kind: 'loading' });
  expect(store.inMaintenance).toBe(false);
});

it('throws if a screen asks for the site before it is loaded', () => {
  expect(() => aStore().site).toThrow('no site');
});

it('provides the whole site after loading', async () => {
  const store = aStore({ config: { load: async () => done({ numberOfShops: 7 }) } });
  await store.load();
  expect(store.startup.kind).toBe('ready');
  expect(store.site).toMatchObject({ brand: 'Frohgut', timeZone: 'Europe/Berlin', numberOfShops: 7 });
});

it('requests texts, site file and configuration in parallel', async () => {
  const asked: string[] = [];
  const never = pending<never>().promise;
  const store = aStore({
    texts: { load: (locale) => (asked.push(locale), never) },
    files: { load: () => (asked.push('file'), never) },
    config: { load: (key) => (asked.push(key), never) },
  });
  void store.load();
  await expect.poll(() => [...asked].sort()).toEqual(['DE', 'de', 'file']);
});

it.each([
  ['the texts', { texts: { load: async () => refusal('timed-out') } }, 'Frohgut'],
  ['the site’s file', { files: { load: async () => refusal('timed-out') } }, undefined],
  ['the config', { config: { load: async () => refusal('timed-out') } }, 'Frohgut'],
])(
  'fails with the reason if %s cannot be loaded, and with the site if its file was loaded',
  async (_what, parts, brand) => {
    const store = aStore(parts);
    await store.load();
    const { startup } = store;
    expect(startup).toMatchObject({ kind: 'failed', problem: { kind: 'timed-out' } });
    expect(startup.kind === 'failed' && startup.built?.brand).toBe(brand);
  },
);

it('keeps the failure visible during a retry, and keeps a success despite a later failure', async () => {
  const outcomes = [refusal('server-down'), refusal('offline'), done({}), refusal('offline')];
  const store = aStore({ config: { load: async () => outcomes.shift() ?? done({}) } });
  await store.load();
  const again = store.retry();
  expect(store.startup).toMatchObject({ kind: 'failed', problem: { kind: 'server-down' } });
  await again;
  expect(store.startup).toMatchObject({ kind: 'failed', problem: { kind: 'offline' } });
  await Promise.all([store.retry(), store.retry()]);
  expect(store.startup.kind).toBe('ready');
});

it('recovers on a repeated load, and is loading meanwhile', async () => {
  let answer: SiteConfigApi['load'] = async () => refusal('server-down');
  const store = aStore({ config: { load: (key) => answer(key) } });
  await store.load();
  expect(store.startup.kind).toBe('failed');
  answer = async () => done({});
  const again = store.load();
  expect(store.startup).toEqual({ kind: 'loading' });
  await again;
  expect(store.startup.kind).toBe('ready');
});

it('detects the start and the end of a maintenance within a minute', async () => {
  const maintenance = { active: true, start: now + 10 * MINUTE, end: now + 20 * MINUTE };
  const store = aStore({ files: { load: async () => done(aSite({ maintenance })) } });
  await store.load();
  const stop = store.start();
  expect(store.inMaintenance).toBe(false);
  vi.advanceTimersByTime(10 * MINUTE);
  expect(store.inMaintenance).toBe(true);
  vi.advanceTimersByTime(9 * MINUTE);
  expect(store.inMaintenance).toBe(true);
  vi.advanceTimersByTime(MINUTE);
  expect(store.inMaintenance).toBe(false);
  stop();
});

it('reloads the configuration every minute during a maintenance, whose end may change', async () => {
  const windows = [
    { active: true, start: now, end: now + 60 * MINUTE },
    { active: true, start: now, end: now + 90 * MINUTE },
    null,
    { active: false, start: null, end: null },
  ];
  const load: SiteConfigApi['load'] = async () => {
    const maintenance = windows.shift();
    return maintenance ? done({ maintenance }) : refusal('offline');
  };
  const store = aStore({ config: { load } });
  await store.load();
  const stop = store.start();
  const end = () => store.own.maintenance.end;
  expect(end()).toBe(now + 60 * MINUTE);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(end()).toBe(now + 90 * MINUTE);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect([store.inMaintenance, end()]).toEqual([true, now + 90 * MINUTE]);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(store.inMaintenance).toBe(false);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(windows).toEqual([]);
  stop();
});

it('retries every minute until the site is loaded, and keeps the first problem meanwhile', async () => {
  const answers = [refusal('server-down'), refusal('offline'), done({})];
  const store = aStore({ config: { load: async () => answers.shift() ?? refusal('offline') } });
  const kinds: string[] = [];
  await store.load();
  const stop = store.start();
  const shown = () => (store.startup.kind === 'failed' ? store.startup.problem.kind : store.startup.kind);
  kinds.push(shown());
  await vi.advanceTimersByTimeAsync(MINUTE);
  kinds.push(shown());
  await vi.advanceTimersByTimeAsync(MINUTE);
  kinds.push(shown());
  expect(kinds).toEqual(['server-down', 'server-down', 'ready']);
  stop();
});

it('checks for a maintenance when the site is loaded, however long that took', async () => {
  const answer = pending<Awaited<ReturnType<SiteFile['load']>>>();
  const store = aStore({ files: { load: () => answer.promise } });
  const loading = store.load();
  vi.advanceTimersByTime(5 * MINUTE);
  answer.answer(done(aSite({ maintenance: { active: true, start: now + MINUTE, end: null } })));
  await loading;
  expect(store.inMaintenance).toBe(true);
});

it('clears its timer when it is stopped', () => {
  const store = aStore();
  store.start()();
  expect(vi.getTimerCount()).toBe(0);
});

it('limits the number of partners to what the wall has', async () => {
  const store = aStore();
  await store.load();
  const before = store.site;
  store.count(700);
  expect(store.site, 'nothing to draw anew').toBe(before);
  store.count(312);
  expect(store.site.numberOfShops).toBe(300);
  expect(store.own.numberOfShops).toBe(500);
});
