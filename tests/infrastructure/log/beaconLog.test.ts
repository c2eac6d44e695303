import { expect, it, vi } from 'vitest';
import { PROBLEM_KINDS } from '#domain/problem/problem.ts';
import { BeaconLog } from '#infrastructure/log/beaconLog.ts';
import type { Heard } from '#infrastructure/log/heldLog.ts';

const STEPS = ['/', '/shops', '/merchantcode/:redeemLinkToken'];
const opened: Heard = { path: '/shops', what: { kind: 'step', name: 'opened' } };
const problem = (name: (typeof PROBLEM_KINDS)[number], path = '/'): Heard => ({
  path,
  what: { kind: 'problem', name },
});

function aLog() {
  const bodies: string[] = [];
  const stepOf = (path: string) => STEPS.find((step) => step.split('/')[1] === path.split('/')[1]);
  const send = (body: string) => void bodies.push(body);
  return {
    log: new BeaconLog({
      site: 'de',
      engine: 'blink',
      origin: 'https://de.example',
      steps: STEPS,
      stepOf,
      send,
    }),
    bodies,
  };
}

it('sends equal events once with their count, when requested', () => {
  const { log, bodies } = aLog();
  log.hear(opened);
  log.hear(opened);
  expect(bodies).toEqual([]);
  log.send();
  expect(bodies.map((body) => JSON.parse(body) as unknown)).toEqual([
    { site: 'de', engine: 'blink', events: [{ kind: 'step', name: 'opened', step: '/shops', count: 2 }] },
  ]);
  log.send();
  expect(bodies).toHaveLength(1);
});

it('sends a problem with all earlier events after five seconds, several together', () => {
  vi.useFakeTimers();
  const { log, bodies } = aLog();
  log.hear(opened);
  log.hear(problem('offline'));
  vi.advanceTimersByTime(4_000);
  log.hear(problem('timed-out'));
  expect(bodies).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(bodies).toHaveLength(1);
  expect(bodies[0]).toContain('timed-out');
  vi.advanceTimersByTime(60_000);
  expect(bodies).toHaveLength(1);
});

it('replaces the path by the route’s pattern', () => {
  const { log, bodies } = aLog();
  log.hear(problem('link-expired', '/merchantcode/rl-5uZk0tTq3b8mV2xYw7nR4cJ1hL6pD9sA'));
  log.send();
  expect(bodies[0]).toContain('/merchantcode/:redeemLinkToken');
  expect(bodies[0]).not.toContain('5uZk0');
});

it('sends nothing of a code, token, message or address in an event or its path', () => {
  const { log, bodies } = aLog();
  const mark = 'KqCANARY7Zx';
  const whats = [
    { kind: mark, name: mark },
    { kind: 'problem', name: 'code-unknown', code: mark, detail: mark },
    { event: 'texts-failed', locale: mark, cause: mark },
    { type: 'error', target: { tagName: 'SCRIPT', src: mark }, message: mark, error: new Error(mark) },
    { type: 'securitypolicyviolation', effectiveDirective: mark, blockedURI: mark, sample: mark },
  ] as unknown as readonly Heard['what'][];
  for (const what of whats) log.hear({ path: `/shops/${mark}?code=${mark}#${mark}`, what });
  log.send();
  expect(bodies.join('')).toContain('code-unknown');
  expect(bodies.join('')).not.toContain(mark);
});

it('never sends a body over 3,000 bytes, and loses no event', () => {
  const { log, bodies } = aLog();
  for (const kind of PROBLEM_KINDS) for (const path of ['/', '/shops']) log.hear(problem(kind, path));
  log.send();
  expect(bodies.length).toBeGreaterThan(1);
  for (const body of bodies) expect(new TextEncoder().encode(body).length).toBeLessThanOrEqual(3_000);
  const events = bodies.flatMap((body) => (JSON.parse(body) as { events: readonly object[] }).events);
  expect(events).toHaveLength(2 * PROBLEM_KINDS.length);
});

it('limits the count of equal events to the contract’s maximum', () => {
  const { log, bodies } = aLog();
  for (let time = 0; time < 5_000; time += 1) log.hear(opened);
  log.send();
  expect(bodies[0]).toContain('"count":1000');
});
