import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { done, refused } from '#domain/core/result.ts';
import { type FakeStore, type FakeKind, type Fate, World } from './aWorld.ts';
import { keepingPendingOrder } from './keepingPendingOrder.ts';

/** All that can happen, each at any moment. */
const EVENTS = {
  'press one': (world) => world.press('one'),
  'press another': (world) => world.press('another'),
  answer: meets('answer'),
  'lose the answer': meets('lose-answer'),
  'lose the request': meets('lose-request'),
  refuse: meets('refuse'),
  'refuse by a gateway': meets('refuse-by-gateway'),
  'refuse by a gateway, and go on': meets('refuse-by-gateway-late'),
  'be at it still': meets('reserve'),
  'tell of another order': meets('confuse'),
  'clear it up': (world) => world.clearUp(),
  'arrive late': (world) => world.arrive(),
  reload: (world) => world.reload(),
  'find out': (world) => void world.run.findOut(),
  'go on': (world) => world.goOn(),
  'pass the lapse': (world) => world.lapse(),
  'lose the network': (world) => void (world.isOnline = false),
  'find the network': (world) => void (world.isOnline = true),
  'end the session': (world) => void (world.isSignedIn = false),
  'enter the code': (world) => {
    world.isSignedIn = true;
    void world.run.resume();
  },
  'enter another code': (world) => {
    world.isSignedIn = true;
    world.mark = world.mark === 'voucher-1' ? 'voucher-2' : 'voucher-1';
    void world.run.resume();
  },
  'open another kind': (world) => void (world.otherIsOpen = true),
  'close the other kind': (world) => void (world.otherIsOpen = false),
} as const satisfies Record<string, (world: World) => void>;

type EventName = keyof typeof EVENTS;

function meets(fate: Fate) {
  return (world: World) => world.meet(fate);
}

/** Lets everything come to rest that waits for nothing. */
async function rest(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
}

/** All is well again, and the person takes the ways that are offered: nobody may be left in a state without one. */
async function findsAWayOut(world: World): Promise<boolean> {
  Object.assign(world, { isOnline: true, isSignedIn: true, otherIsOpen: false });
  world.clearUp();
  for (let step = 0; step < 8; step += 1) {
    world.meet('answer');
    await rest();
    const { kind } = world.state;
    if (kind === 'placed') return true;
    if (kind === 'unclear') void world.run.findOut();
    else if (kind === 'lost') world.goOn();
    else if (kind !== 'placing' && kind !== 'finding-out') world.press('one');
    await rest();
    if (step === 3) world.lapse();
  }
  return world.state.kind === 'placed';
}

async function flawsOf(events: readonly EventName[], world: World): Promise<readonly string[]> {
  for (const name of events) {
    EVENTS[name](world);
    await rest();
  }
  if (!(await findsAWayOut(world))) world.flaws.push(`no way out of ${world.state.kind}`);
  return world.flaws;
}

const sequences = fc.array(fc.constantFrom(...(Object.keys(EVENTS) as EventName[])), { maxLength: 30 });

/** An order whose first request was lost is refused, and the lost one arrives after that. */
const REFUSED_LATE: EventName[] = ['press one', 'lose the request', 'press one', 'refuse', 'arrive late'];

it('carries out at most one order at a time, reports nothing false, and never gets stuck, for any sequence of events', async () => {
  let placed = 0;
  await fc.assert(
    fc.asyncProperty(sequences, async (events) => {
      const world = new World();
      expect(await flawsOf(events, world)).toEqual([]);
      placed += world.carriedOut;
    }),
    { numRuns: 1_500, examples: [[REFUSED_LATE]] },
  );
  // The sequences do reach what they are about.
  expect(placed).toBeGreaterThan(1_500);
});

type Plant = (kind: FakeKind, pendingStore: FakeStore) => readonly [FakeKind, FakeStore];

/** Faults of the kind that a careless change would bring. */
const PLANTED: Readonly<Record<string, Plant>> = {
  'each press has a key of its own': (kind, pendingStore) => [
    { ...kind, again: () => null },
    unaskingStore(pendingStore),
  ],
  'the note is lost with the page': (kind, pendingStore) => [kind, { ...pendingStore, read: () => null }],
  'what cannot be asked counts as never arrived': (kind, pendingStore) => [
    { ...kind, find: async (order) => ((await kind.find(order)).ok ? kind.find(order) : done(null)) },
    pendingStore,
  ],
  'a reserved order lapses at once': (kind, pendingStore) => [
    { ...kind, latestStart: () => Number.NEGATIVE_INFINITY },
    pendingStore,
  ],
  'an order of another kind is not looked for': (kind, pendingStore) => [
    kind,
    { ...pendingStore, other: () => null },
  ],
  'what was told of another order is forgotten': (kind, pendingStore) => [
    kind,
    {
      ...pendingStore,
      write: (order) =>
        pendingStore.write(order.standing === 'mismatch' ? { ...order, standing: 'sent' } : order),
    },
  ],
  'a placed order keeps its note': keepingPendingOrder,
  'a gateway is believed': (kind, pendingStore) => [
    {
      ...kind,
      place: async (order, body) => {
        const answer = await kind.place(order, body);
        return answer.ok || answer.fault.moneyState !== 'unknown'
          ? answer
          : refused({ kind: answer.fault.kind });
      },
    },
    pendingStore,
  ],
};

/** Forgets an order as soon as it is missed, so that nobody asks for it again. */
function unaskingStore(pendingStore: FakeStore): FakeStore {
  return {
    ...pendingStore,
    read: () => (pendingStore.read()?.standing === 'missed' ? null : pendingStore.read()),
  };
}

it.each(Object.entries(PLANTED))('detects a planted fault: %s', async (_fault, plant) => {
  const check = await fc.check(
    fc.asyncProperty(sequences, async (events) => (await flawsOf(events, new World(plant))).length === 0),
    { numRuns: 1_500 },
  );
  expect(check.failed).toBe(true);
});
