import shared from '#locales/shared/de.json' with { type: 'json' };
import { DECISIONS } from '#sandbox/payment/decide.ts';
import { PageInput } from '../dom/controls.ts';
import { PageAnchor } from '../dom/widgets.ts';
import { ORIGIN } from '../Backend.ts';
import { type Pressable, Screen } from '../reading/Screen.ts';
import type { Random } from '../platform/random.ts';
import type { Tab } from '../Tab.ts';
import type { World } from '../World.ts';
import type { Circumstances } from './circumstances.ts';
import { beginningOf, type Intent } from './intents.ts';
import { press } from './press.ts';
import { purposeOf, sendersOf, tabPath } from './purpose.ts';
import { proposeHelp } from './proposeHelp.ts';
import { proposeNextHolder } from './proposeNextHolder.ts';
import { PERSONS, WRONG_CODES, WRONG_SERIAL } from './persons.ts';
import type { Filling, Step } from './step.ts';
import { isToTick } from './fill.ts';
import {
  BEGINNINGS,
  proposeAround,
  proposeAway,
  proposeFaultOrOutage,
  proposeLeaving,
  proposeOrderFault,
  proposeOtherRests,
  proposeOutage,
  proposeSkew,
  proposeWhileWaiting,
} from './proposeAround.ts';

/** The chance that the device's clock is wrong from the beginning. */
const WRONG_CLOCK = 0.05;
/** The chance that the states of orders name another rest than they left. */
const OTHER_RESTS = 0.2;
/** The chance that the user goes on in the tab that was opened last, rather than in any. */
const STAYS = 0.7;
/** The chance that nobody brings a tab back at once which the browser has dropped. */
const STAYS_AWAY = 0.5;
/** The chance that a lost connection comes back. */
const BACK_ONLINE = 0.2;
/** The chance that a user who waits, or has no connection, tries another page of the app. */
const ELSEWHERE = 0.25;
const ORDERS = /\/(check|checkout|pay)$/;
const PAYS = /^\/prepaid\/(checkout|order\/pay)$/;
/** The chance that a user who fills in a form takes the last option of each choice, such as an amount of their own. */
const LAST_CHOICES = 0.5;
/** The chance that a user fills in what is empty. */
const FILLS_IN = 0.9;
/** The chance that a user replaces the code or serial number in its field, mostly because it was refused. */
const REPLACES = 0.5;
/** The chance that a user who has filled in a form then presses its button. */
const SENDS = 0.85;
/** The chance that a payment meets one of an order's faults. */
const AT_PAYMENT = 0.4;
/** The chance that a user who is asked to pay does so; else they take any of the provider's ways. */
const APPROVES = 0.4;
/** The chance that the user presses what leads on. */
const PURPOSEFUL = 0.9;

/** Chooses the next step from what the pages show. */
export function propose(world: World, random: Random, intent: Intent, chances: Circumstances): Step {
  const { tabs } = world.device;
  const tab = tabOf(tabs, random, STAYS - (tabs.length > 1 ? chances.twins : 0));
  if (tab === undefined) {
    if (random.next() < WRONG_CLOCK) return proposeSkew(random);
    if (random.next() < OTHER_RESTS) return proposeOtherRests(random);
    return { does: 'open', path: beginningOf(intent, random) };
  }
  if (tab.foreign !== null) {
    // The next call concludes a paid order. One that is lost alone is asked for again at once.
    if (!world.network.isFaulty && random.next() < chances.faultAtOrder) return proposeOutage();
    if (random.next() < 0.12) return { does: 'back', tab: tab.number };
    const decision = random.next() < APPROVES ? 'approve' : random.pick(DECISIONS);
    return { does: 'decide', tab: tab.number, decision };
  }
  if (tab.page === null)
    return chances.away > 0 && random.next() < STAYS_AWAY ? proposeAway(tabs, random) : revived(tab);
  const left = proposeLeaving(tabs, random, chances);
  if (left !== null) return left;
  const screen = new Screen(tab.page);
  const isUnclear = world.isRushed || screen.isBusy || screen.text.includes(shared.check.findOut);
  const isWaiting = isUnclear && random.next() < chances.whileWaiting;
  const { isOffline, isFaulty } = world.network;
  if (isOffline && random.next() < BACK_ONLINE) return { does: 'online' };
  if ((isWaiting || isOffline) && random.next() < ELSEWHERE) {
    const link = random.weighted(screen.pressables, elsewhere);
    if (link !== null) return press(tab, link, random);
  }
  if (isWaiting) return proposeWhileWaiting(tab, random, intent);
  // After an order, a call that fails where the next one begins must not deny it.
  const meetsFaults = ORDERS.test(tab.path) || (BEGINNINGS.includes(tab.path) && hasOrdered(world));
  // Users who are told that nothing was redeemed order again at once: the first order may still arrive.
  const isRefused = screen.text.includes(shared.money.untouched);
  if (meetsFaults && !isFaulty && !isRefused && random.next() < chances.faultAtOrder) {
    // In an outage no payment begins, and one that has begun meets it at the provider.
    if (!PAYS.test(tab.path)) return proposeFaultOrOutage(random, chances);
    if (sendersOf(screen).length > 0 && random.next() < AT_PAYMENT) return proposeOrderFault(random, chances);
  }
  if (tabs.length === 1 && ORDERS.test(tab.path) && random.next() < chances.twins)
    return { does: 'duplicate', tab: tab.number };
  if (random.next() < chances.around) return proposeAround(tab, random);
  const isOnlyTab = tabs.length === 1 && !BEGINNINGS.includes(tab.path);
  if (isOnlyTab && random.next() < chances.duplicates) return { does: 'duplicate', tab: tab.number };
  const next = proposeNextHolder(world, tab, screen, random, chances);
  if (next !== null) return next;
  const isFilledIn = screen.fields.some((field) => field.value !== '' && isTyped(field.name));
  const isLeft = PAYS.test(tab.path) || (isFilledIn && !ORDERS.test(tab.path));
  if (isLeft && random.next() < chances.leaves) return { does: 'go', tab: tab.number, path: '/' };
  return proposeOnPage(world, tab, screen, random, intent);
}

const revived = ({ number: tab }: Tab): Step => ({ does: 'revive', tab });

/** The tab that the user goes on in. One that the browser has dropped is brought back sooner or later. */
function tabOf(tabs: readonly Tab[], random: Random, stays: number): Tab | undefined {
  if (tabs.length === 0) return undefined;
  const tab = random.next() < stays ? tabs.at(-1) : random.pick(tabs);
  const others = tab?.page === null && tab.foreign === null ? tabs.filter(({ page }) => page !== null) : [];
  return others.length > 0 && random.next() < STAYS ? random.pick(others) : tab;
}

function proposeOnPage(world: World, tab: Tab, screen: Screen, random: Random, intent: Intent): Step {
  const { number } = tab;
  const help = proposeHelp(tab, screen, random);
  if (help !== null) return help;
  const empty = screen.fields.find((field) => field.value === '' && isKnown(field.name));
  const entered = screen.fields.find((field) => field.value !== '' && isEntered(field.name));
  const field = empty ?? entered;
  const who = holderOf(world, tab, random);
  if (field !== undefined && random.next() < (empty ? FILLS_IN : REPLACES)) {
    if (field.name === 'code') return typed(tab, screen, random, 'code', codeFor(world, random, who));
    if (field.name === 'answer')
      return { does: 'type', tab: number, field: 'answer', text: answerTo(screen.text) };
    if (field.name === 'serialNumber')
      return typed(tab, screen, random, 'serialNumber', serialFor(world, random, who));
    return filled(world, tab, screen, random, who);
  }
  if (screen.fields.some(isUntickedTick) && random.next() < 0.85)
    return filled(world, tab, screen, random, who);
  const group = unchosenGroup(screen);
  if (group.length > 0 && random.next() < 0.3) return filled(world, tab, screen, random, who);
  if (group.length > 0 && random.next() < 0.9) return press(tab, random.pick(group), random);
  const isPurposeful = random.next() < PURPOSEFUL;
  const chosen =
    (isPurposeful ? purposeOf(screen, intent, random) : null) ??
    random.weighted(screen.pressables, (one) => weightOf(one, screen, intent));
  return chosen === null ? { does: 'wait', ms: 3_000 } : press(tab, chosen, random);
}

/** The form is filled in, and mostly sent at once. */
function filled(world: World, tab: Tab, screen: Screen, random: Random, person: number): Step {
  world.traces.push(tab.path);
  const filling: Filling = { person, ...(random.next() < LAST_CHOICES && { chooses: 'last' }) };
  const button = senderOf(screen, random);
  if (button === null) return { does: 'fill', tab: tab.number, ...filling };
  return { ...press(tab, button, random), filled: filling };
}

/** A field that has a button of its own is typed into, and mostly sent at once. */
function typed(tab: Tab, screen: Screen, random: Random, field: string, text: string): Step {
  const button = senderOf(screen, random);
  if (button === null) return { does: 'type', tab: tab.number, field, text };
  return { ...press(tab, button, random), typed: { field, text } };
}

function senderOf(screen: Screen, random: Random): Pressable | null {
  const buttons = random.next() < SENDS ? sendersOf(screen) : [];
  return buttons.length > 0 ? random.pick(buttons) : null;
}

/** The choices of a group of which nothing is chosen yet. */
function unchosenGroup(screen: Screen): readonly Pressable[] {
  const radios = screen.pressables.filter(
    ({ element }) => element instanceof PageInput && element.type === 'radio',
  );
  const groups = Map.groupBy(radios, ({ element }) => element.getAttribute('name') ?? '');
  for (const group of groups.values())
    if (!group.some(({ element }) => element instanceof PageInput && element.checked)) return group;
  return [];
}

const isKnown = (name: string): boolean => isEntered(name) || name === 'answer' || isTyped(name);

/** True for the field of a code or serial number: it stays on the page until the backend accepts its value. */
const isEntered = (name: string): boolean => name === 'code' || name === 'serialNumber';

/** True if a person fills in the field. */
const isTyped = (name: string): boolean => Boolean(PERSONS[0].fields[name]);

/** The digits that the security question shows. */
const answerTo = (words: string): string => /\b\d\s\d\s\d\b/.exec(words)?.[0] ?? '';

const isUntickedTick = (field: unknown): boolean =>
  field instanceof PageInput && field.type === 'checkbox' && !field.checked && isToTick(field);

/** The user of the tab, who changes with each removed voucher, and sometimes somebody else at the same tab. */
function holderOf({ removals }: World, tab: Tab, random: Random): number {
  return (removals + tab.number + (random.next() < 0.1 ? 1 : 0) + 1) % PERSONS.length;
}

function codeFor(world: World, random: Random, holder: number): string {
  if (isWrong(world, random)) return random.pick(WRONG_CODES);
  return world.vouchers[holder]?.code ?? '';
}

function serialFor(world: World, random: Random, holder: number): string {
  if (isWrong(world, random)) return WRONG_SERIAL;
  return world.vouchers[holder]?.serialNumber ?? '';
}

/** True if the user enters a code or number that is refused: more often after an order or a removal. */
function isWrong(world: World, random: Random): boolean {
  return random.next() < (world.removals > 0 || hasOrdered(world) ? 0.4 : 0.06);
}

/** True if a call that may move value has reached the backend. */
const hasOrdered = ({ backend }: World): boolean =>
  backend.valueCalls.some(({ path }) => !path.endsWith('/voucher/token'));

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
  if (element instanceof PageInput) return element.type === 'radio' ? (element.checked ? 0 : 3) : 0.5;
  if (element.localName === 'summary') return 0.05;
  if (!isMain) return 0.15;
  return element.getAttribute('type') === 'submit' || element.matches('dialog button') ? 8 : 1;
}

/** The weight of a control for a user who tries another page of the app, rather one where something begins. */
function elsewhere({ element }: Pressable): number {
  if (!(element instanceof PageAnchor) || !element.href.startsWith(ORIGIN) || element.target === '_blank')
    return 0;
  const { pathname } = new URL(element.href);
  if (pathname === tabPath(element)) return 0;
  return BEGINNINGS.includes(pathname) ? 4 : 1;
}
