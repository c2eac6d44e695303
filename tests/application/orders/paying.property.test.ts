import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { type PayingStore, type PayingKind, PayingWorld } from './aPayingWorld.ts';
import { keepingPendingOrder } from './keepingPendingOrder.ts';

/** All that can happen, each at any moment. */
const EVENTS = {
  'pay without trouble': paysWithoutTrouble,
  press: (world) => world.press(false),
  'press with a card that is not asked for': (world) => world.press(true),
  answer: (world) => world.meet('answer'),
  'lose the answer': (world) => world.meet('lose-answer'),
  'lose the request': (world) => world.meet('lose-request'),
  refuse: (world) => world.meet('refuse'),
  'arrive late': (world) => world.arrive(),
  'agree at the provider': (world) => world.atProvider('agreed'),
  'be declined at the provider': (world) => world.atProvider('failed'),
  'cancel at the provider': (world) => world.atProvider('cancelled'),
  'be declined late': (world) => world.declineLate(),
  'the backend takes the money by itself': (world) => world.takeBySelf(),
  return: (world) => world.return(),
  'return in another tab': () => undefined,
  'go back or reload': (world) => world.reload(),
  'find out': (world) => void world.run.findOut(),
  'give up': (world) => void world.run.giveUp(),
  'go on': (world) => world.run.goOn(),
  'pass the lapse': (world) => world.lapse(),
  'lose the network': (world) => void (world.isOnline = false),
  'find the network': (world) => void (world.isOnline = true),
  'lose the permission': (world) => void (world.isPermitted = false),
  'find the permission': (world) => void (world.isPermitted = true),
} as const satisfies Record<string, (world: PayingWorld) => void | Promise<void>>;

type EventName = keyof typeof EVENTS;

/** Lets everything come to rest that waits for nothing. */
async function rest(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
}

async function paysWithoutTrouble(world: PayingWorld): Promise<void> {
  const steps: readonly ((world: PayingWorld) => void)[] = [
    EVENTS['go back or reload'],
    EVENTS.press,
    EVENTS.answer,
    EVENTS['agree at the provider'],
    EVENTS.return,
    EVENTS.answer,
  ];
  for (const step of steps) {
    step(world);
    await rest();
  }
}

/** All is well again, and the person takes the ways that are offered: nobody may be left in a state without one. */
async function findsAWayOut(world: PayingWorld): Promise<boolean> {
  Object.assign(world, { isOnline: true, isPermitted: true });
  for (let step = 0; step < 10; step += 1) {
    world.meet('answer');
    await rest();
    const { kind } = world.state;
    if (kind === 'placed') return true;
    if (kind === 'unclear') {
      world.takeBySelf();
      void world.run.findOut();
    } else if (kind === 'paying') {
      world.atProvider('agreed');
      world.return();
    } else if (kind === 'lost') world.run.goOn();
    else if (kind !== 'placing' && kind !== 'finding-out') {
      world.takeBySelf();
      world.press(false);
    }
    await rest();
    if (step === 4) world.lapse();
  }
  return world.state.kind === 'placed';
}

async function flawsOf(events: readonly EventName[], world: PayingWorld): Promise<readonly string[]> {
  for (const name of events) {
    await EVENTS[name](world);
    await rest();
  }
  if (!(await findsAWayOut(world))) world.flaws.push(`no way out of ${world.state.kind}`);
  return world.flaws;
}

const sequences = fc.array(fc.constantFrom(...(Object.keys(EVENTS) as EventName[])), {
  minLength: 5,
  maxLength: 40,
});

it('takes money at most once, reports "received" only then, and never gets stuck, for any sequence of events', async () => {
  let received = 0;
  await fc.assert(
    fc.asyncProperty(sequences, async (events) => {
      const world = new PayingWorld();
      expect(await flawsOf(events, world)).toEqual([]);
      received += world.received;
    }),
    { numRuns: 1_500 },
  );
  // The sequences do reach what they are about.
  expect(received).toBeGreaterThan(1_500);
});

type Plant = (kind: PayingKind, pendingStore: PayingStore) => readonly [PayingKind, PayingStore];

/** Faults that a careless change would bring. */
const PLANTED: Readonly<Record<string, Plant>> = {
  'the note is lost with the page': (kind, pendingStore) => [kind, { ...pendingStore, read: () => null }],
  'a payment that is under way counts as given up': (kind, pendingStore) => [
    {
      ...kind,
      find: async (order) => {
        const found = await kind.find(order);
        return found.ok || found.fault.kind !== 'charge-unclear' ? found : done(null);
      },
    },
    pendingStore,
  ],
  'coming back is taken for having paid': (kind, pendingStore) => [
    { ...kind, conclude: async ({ id }) => done(id) },
    pendingStore,
  ],
  'what cannot be asked counts as never begun': (kind, pendingStore) => [
    { ...kind, find: async (order) => ((await kind.find(order)).ok ? kind.find(order) : done(null)) },
    pendingStore,
  ],
  'a payment that was received keeps its note': keepingPendingOrder,
};

it.each(Object.entries(PLANTED))('detects a planted fault: %s', async (_fault, plant) => {
  const check = await fc.check(
    fc.asyncProperty(
      sequences,
      async (events) => (await flawsOf(events, new PayingWorld(plant))).length === 0,
    ),
    { numRuns: 1_500 },
  );
  expect(check.failed).toBe(true);
});
