import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { alarmsAt } from '#sandbox/operation/alarms.ts';
import { HOUR, MINUTE, SECOND } from '#sandbox/core/clock.ts';
import { OperationBook } from '#sandbox/operation/book.ts';
import { INCIDENTS, type Incident } from '#sandbox/operation/incidents.ts';
import { readLog } from '#sandbox/operation/readLog.ts';
import { RULES } from '#sandbox/operation/rules.ts';
import { simulated } from '#sandbox/operation/simulate.ts';
import { NOW } from './visitor.ts';

/** Every alarm that sounds, with the second in which it is first heard after `from`. */
function heard(seed: string, length: number, incident?: Incident): Map<string, number> {
  const [from, until] = [NOW - 10 * MINUTE, NOW + length];
  const book = new OperationBook();
  const first = new Map<string, number>();
  const bodies = simulated({
    seed,
    from,
    until,
    ...(incident && { incident: { what: incident, begins: NOW } }),
  });
  let arrived = 0;
  for (let now = from; now <= until; now += 5 * SECOND) {
    for (let next = bodies[arrived]; next && next.at < now; next = bodies[arrived]) {
      book.add(next.log, next.at);
      arrived += 1;
    }
    // The first minutes are those in which the first visitors arrive.
    if (now < from + 5 * MINUTE) continue;
    for (const { id, about } of alarmsAt(book, now)) {
      const name = about === null ? id : `${id} ${about}`;
      if (!first.has(name)) first.set(name, (now - NOW) / SECOND);
    }
  }
  return first;
}

it('plants twelve incidents', () => {
  expect(new Set(INCIDENTS.map(({ id }) => id)).size).toBe(12);
});

it.each(INCIDENTS.map((incident) => [incident.id, incident] as const))(
  'shows %s within a minute, and nothing else',
  (_, incident) => {
    const [id, about] = incident.alarm;
    const name = about === null ? id : `${id} ${about}`;
    const alarms = heard('one', MINUTE, incident);
    expect([...alarms.keys()]).toEqual([name]);
    expect(alarms.get(name)).toBeGreaterThan(0);
    expect(alarms.get(name)).toBeLessThanOrEqual(60);
  },
);

it('sounds no alarm in an ordinary hour', () => {
  expect(heard('ordinary', HOUR)).toEqual(new Map());
});

it('simulates what the contract allows', () => {
  const bodies = simulated({ seed: 'bodies', from: NOW, until: NOW + 2 * MINUTE });
  expect(bodies.length).toBeGreaterThan(100);
  for (const { log } of bodies) expect(readLog(JSON.stringify(log))).toEqual(log);
});

it.each([
  ['trusted-types-violated', { kind: 'trusted-types', name: 'sink' }, 3],
  ['screens-crash', { kind: 'crash', name: 'screen' }, 2],
] as const)(
  'sounds %s, which no incident plants, from 8 on and only above its share',
  (id, event, percent) => {
    const soundsFor = (count: number, opened: number) => {
      const book = new OperationBook();
      const step = '/shops' as const;
      const events = [
        { kind: 'step', name: 'opened', step, count: opened } as const,
        { ...event, step, count },
      ];
      book.add({ site: 'de', engine: 'blink', events }, NOW);
      return alarmsAt(book, NOW).map((alarm) => alarm.id);
    };
    expect(soundsFor(7, 7)).toEqual([]);
    expect(soundsFor(8, 8)).toEqual([id]);
    expect(soundsFor(10 * percent, 1000)).toEqual([]);
    expect(soundsFor(10 * percent + 1, 1000)).toEqual([id]);
  },
);

it.each(['/payment/unzer-return', '/payment/amazon-pay-return'] as const)(
  'hears of payments without an answer from %s alone, to which the bank or the wallet leads back',
  (step) => {
    const soundsFor = (opened: number) => {
      const book = new OperationBook();
      const events = [
        { kind: 'step', name: 'opened', step, count: opened } as const,
        { kind: 'problem', name: 'charge-unclear', step, count: 5 } as const,
      ];
      book.add({ site: 'de', engine: 'blink', events }, NOW);
      return alarmsAt(book, NOW).map(({ id }) => id);
    };
    expect(soundsFor(10)).toEqual(['payments-late']);
    expect(soundsFor(25)).toEqual([]);
  },
);

it('lets payments without an answer end on the page of the payment and on both pages of a return', () => {
  const what = INCIDENTS.find(({ id }) => id === 'payments-late');
  const bodies = simulated({
    seed: 'late',
    from: NOW,
    until: NOW + 10 * MINUTE,
    ...(what && { incident: { what, begins: NOW } }),
  });
  const late = bodies
    .flatMap(({ log }) => log.events)
    .filter(({ name }) => name === 'timed-out' || name === 'charge-unclear');
  expect(new Set(late.map(({ name, step }) => `${name} ${step}`))).toEqual(
    new Set([
      'timed-out /redeem/:shopId/pay',
      'charge-unclear /payment/unzer-return',
      'charge-unclear /payment/amazon-pay-return',
    ]),
  );
});

it('has the shares and numbers that docs/operation.md tells operators', () => {
  const table = readFileSync('docs/operation.md', 'utf8').split('## Alarms')[1] ?? '';
  const rows = [...table.matchAll(/^\| (.+?) \| .*?(\d+) %.*, from (\d+) \|$/gm)];
  const told = rows.map(([, title, percent, least]) => [title, Number(percent), Number(least)]);
  expect(told).toEqual(RULES.map(({ title, share, least }) => [title, Math.round(100 * share), least]));
});
