import { PageInput } from '../dom/controls.ts';
import { PageAnchor } from '../dom/widgets.ts';
import { ORIGIN } from '../Backend.ts';
import { type Pressable, Screen } from '../reading/Screen.ts';
import type { Random } from '../platform/random.ts';
import type { Tab } from '../Tab.ts';
import type { World } from '../World.ts';
import type { Intent } from './intents.ts';
import { PERSONS } from './persons.ts';
import { DECISIONS, type Step } from './step.ts';
import { proposeAround } from './proposeAround.ts';

/** The chance that a step is the world's and not the user's. */
const AROUND = 0.22;
const RESTS = [600, 600, 600, 600, 600, 600, 2_500, 30, 0] as const;
const WRONG_CODES = ['PQUJ7K45D', 'QU7KZ9HZE', 'T5CPHQMV7', 'CT8HE64JR'];

/** Chooses the next step from what the pages show. */
export function propose(world: World, random: Random, intent: Intent): Step {
  const { tabs } = world.device;
  const tab = tabs.length === 0 ? undefined : random.next() < 0.8 ? tabs.at(-1) : random.pick(tabs);
  if (tab === undefined) return { does: 'open', path: intent.path };
  if (tab.foreign !== null) {
    if (random.next() < 0.12) return { does: 'back', tab: tab.number };
    return { does: 'decide', tab: tab.number, decision: random.pick(DECISIONS) };
  }
  if (tab.page === null) return { does: 'revive', tab: tab.number };
  if (random.next() < AROUND) return proposeAround(tab, random);
  return proposeOnPage(world, tab, random, intent);
}

function proposeOnPage(world: World, tab: Tab, random: Random, intent: Intent): Step {
  const { page, number } = tab;
  if (page === null) return { does: 'wait', ms: 1_000 };
  const screen = new Screen(page);
  const empty = screen.fields.find((field) => field.value === '' && isKnown(field.name));
  const who = holderOf(tab, random);
  if (empty !== undefined && random.next() < 0.9) {
    if (empty.name === 'code') return { does: 'type', tab: number, field: 'code', text: codeFor(world, random, who) };
    if (empty.name === 'answer') return { does: 'type', tab: number, field: 'answer', text: answerTo(screen.text) };
    if (empty.name === 'serialNumber')
      return { does: 'type', tab: number, field: 'serialNumber', text: world.vouchers[who]?.serialNumber ?? '' };
    return { does: 'fill', tab: number, person: who };
  }
  if (screen.fields.some(isUntickedTick) && random.next() < 0.85) return { does: 'fill', tab: number, person: who };
  const chosen = random.weighted(screen.pressables, (one) => weightOf(one, screen, intent));
  if (chosen === null) return { does: 'wait', ms: 3_000 };
  const { name, nth } = chosen;
  const times = random.next() < 0.08 ? 2 : 1;
  return { does: 'press', tab: number, name, nth, times, then: random.pick(RESTS) };
}

const isKnown = (name: string): boolean =>
  name === 'code' || name === 'answer' || Boolean(PERSONS[0].fields[name]) || name === 'serialNumber';

/** The sum that the security question asks for. */
function answerTo(words: string): string {
  const [, a = '0', b = '0'] = /(\d+) \+ (\d+)/.exec(words) ?? [];
  return String(Number(a) + Number(b));
}

const isUntickedTick = (field: unknown): boolean =>
  field instanceof PageInput &&
  field.type === 'checkbox' &&
  !field.checked &&
  (field.getAttribute('aria-required') === 'true' || /confirm|notes|read/i.test(field.name));

/** The first holder, and now and then another one at the same tab. */
function holderOf(tab: Tab, random: Random): number {
  return (tab.number + (random.next() < 0.15 ? 1 : 0) + 1) % PERSONS.length;
}

function codeFor(world: World, random: Random, holder: number): string {
  if (random.next() < 0.06) return random.pick(WRONG_CODES);
  return world.vouchers[holder]?.code ?? '';
}

function weightOf({ element }: Pressable, screen: Screen, intent: Intent): number {
  const isMain = screen.main.contains(element);
  if (element instanceof PageAnchor) {
    const { href } = element;
    if (!href.startsWith(ORIGIN)) return 0;
    if (element.target === '_blank') return 0;
    const { pathname } = new URL(href);
    if (pathname === tabPath(element) || href.includes('#')) return 0.02;
    if (intent.likes.test(pathname)) return isMain ? 8 : 2;
    return isMain ? 0.6 : 0.04;
  }
  if (element instanceof PageInput) return element.type === 'radio' ? 1.2 : 0.5;
  if (element.localName === 'summary') return 0.05;
  if (!isMain) return 0.15;
  return element.getAttribute('type') === 'submit' || element.matches('dialog button') ? 8 : 1;
}

const tabPath = (element: PageAnchor): string => new URL(element.page.baseURI).pathname;
