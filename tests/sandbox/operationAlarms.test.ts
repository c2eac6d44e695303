import { expect, it } from 'vitest';
import { alarmsAt } from '#sandbox/operation/alarms.ts';
import { OperationBook } from '#sandbox/operation/book.ts';
import { INCIDENTS, type Incident } from '#sandbox/operation/incidents.ts';
import { readLog } from '#sandbox/operation/readLog.ts';
import { simulated } from '#sandbox/operation/simulate.ts';
import { NOW } from './visitor.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

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
  for (const { log } of simulated({ seed: 'bodies', from: NOW, until: NOW + 2 * MINUTE }))
    expect(readLog(JSON.stringify(log))).toEqual(log);
});
