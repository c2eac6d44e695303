import { PageInput } from '../dom/controls.ts';
import { typed } from '../dom/press.ts';
import type { PageWindow } from '../platform/PageWindow.ts';
import { Screen } from '../reading/Screen.ts';
import type { Tab } from '../Tab.ts';
import type { World } from '../World.ts';
import { ORIGIN } from '../Backend.ts';
import { fill, isTick } from './fill.ts';
import type { Step } from './step.ts';

/** Long enough for the calls of a step; in milliseconds. */
const USUAL_REST = 600;
/** Long enough to load a document; in milliseconds. */
const LOADING = 1_500;

/** Takes one step. False if it is impossible now, as after the removal of an earlier one: then nothing happens. */
export async function take(world: World, step: Step): Promise<boolean> {
  const { engine, device, network, backend } = world;
  switch (step.does) {
    case 'wait':
      await engine.advance(step.ms);
      return true;
    case 'fault':
      (step.method === 'GET' ? network.gets : network.posts).push(step.fault);
      return true;
    case 'offline':
    case 'online':
      if (network.isOffline === (step.does === 'offline')) return false;
      network.isOffline = !network.isOffline;
      device.setOnline(!network.isOffline);
      await engine.advance(USUAL_REST);
      return true;
    case 'deliver':
    case 'fail-delivery':
      return backend.decideDelivery(step.does === 'deliver' ? 'release' : 'fail');
    case 'release':
      backend.release += 1;
      return true;
    case 'outage':
      network.outageUntil = engine.elapsed + step.ms;
      return true;
    case 'other-rests':
      backend.restInCent = step.inCent;
      return true;
    case 'skew':
      device.skewMs = step.ms;
      return true;
    case 'local-storage':
      device.local.mood = step.mood;
      return true;
    case 'open':
      if (device.tabs.length >= 3) return false;
      device.openTab(ORIGIN + step.path);
      await engine.advance(LOADING);
      return true;
    case 'type':
    case 'fill':
    case 'press':
    case 'go':
    case 'decide':
    case 'open-mailed-link':
    case 'back':
    case 'reload':
    case 'close':
    case 'duplicate':
    case 'kill':
    case 'revive':
    case 'session-storage': {
      const tab = device.tabs.find(({ number }) => number === step.tab);
      return tab !== undefined && takeInTab(world, tab, step);
    }
  }
}

type TabStep = Extract<Step, { tab: number }>;
type PageStep = Extract<
  TabStep,
  { does: 'type' | 'fill' | 'press' | 'go' | 'open-mailed-link' | 'back' | 'reload' }
>;

async function takeInTab(world: World, tab: Tab, step: TabStep): Promise<boolean> {
  const { engine, device } = world;
  switch (step.does) {
    case 'session-storage':
      tab.session.mood = step.mood;
      return true;
    case 'kill':
      if (tab.page === null) return false;
      tab.kill();
      return true;
    case 'revive':
      if (tab.page !== null || tab.foreign !== null) return false;
      tab.load();
      await engine.advance(LOADING);
      return true;
    case 'close':
      await engine.as(tab.page, () => device.closeTab(tab));
      return true;
    case 'duplicate':
      if (device.tabs.length >= 3 || tab.foreign !== null) return false;
      device.openTab(tab.address, tab);
      await engine.advance(LOADING);
      return true;
    case 'decide':
      if (tab.foreign === null) return false;
      await decide(world, tab, step.decision);
      return true;
    case 'type':
    case 'fill':
    case 'press':
    case 'go':
    case 'open-mailed-link':
    case 'back':
    case 'reload':
      if (tab.page === null && !(tab.foreign !== null && (step.does === 'back' || step.does === 'go')))
        return false;
      return takeOnPage(world, tab, step);
  }
}

async function takeOnPage(world: World, tab: Tab, step: PageStep): Promise<boolean> {
  const { page } = tab;
  if (step.does === 'type' || step.does === 'fill' || step.does === 'press')
    return page !== null && takeOnScreen(tab, page, step);
  if (step.does === 'back') await world.engine.as(page, () => tab.step(-1));
  else {
    const path = await pathOf(world, step);
    if (path === null) return false;
    if (step.does === 'reload') tab.leaveFor(tab.address, true);
    else tab.leaveFor(ORIGIN + path);
  }
  await world.engine.advance(LOADING);
  return true;
}

/** Where a step leads; null if there is no such mail. */
async function pathOf({ backend }: World, step: PageStep): Promise<string | null> {
  if (step.does === 'go') return step.path;
  return step.does === 'open-mailed-link' ? backend.latestLink() : '';
}

type ScreenStep = Extract<PageStep, { does: 'type' | 'fill' | 'press' }>;

async function takeOnScreen(tab: Tab, page: PageWindow, step: ScreenStep): Promise<boolean> {
  const { engine } = page;
  const screen = new Screen(page);
  if (step.does === 'fill') return fill(tab, step);
  if (step.does === 'type') return type(tab, screen, step);
  if (step.typed && !(await type(tab, screen, step.typed))) return false;
  if (step.filled) await fill(tab, step.filled);
  const found = new Screen(page).find(step.name, step.nth);
  if (found === undefined) return false;
  for (let time = 0; time < step.times; time += 1) {
    // The user cannot press an element that the first press has removed from the page.
    if (!found.element.isConnected) break;
    await engine.as(page, () => found.element.click());
  }
  await engine.advance(step.rest);
  return true;
}

async function type(
  { page, device }: Tab,
  screen: Screen,
  { field: name, text }: { readonly field: string; readonly text: string },
): Promise<boolean> {
  const { engine } = device.world;
  const field = screen.fields.find((each) => each.name === name);
  if (!(field instanceof PageInput) || isTick(field)) return false;
  await engine.as(page, () => typed(field, text));
  await engine.advance(100);
  return true;
}

async function decide(world: World, tab: Tab, decision: string): Promise<void> {
  const { engine, backend } = world;
  const query = new URL(tab.address).searchParams;
  const id = query.get('session') ?? query.get('charge') ?? '';
  let next = ORIGIN;
  await engine.as(null, async () => {
    next = await backend.post(`${ORIGIN}/sandbox/pay/decide`, { id, decision, seconds: '8' });
  });
  tab.leaveFor(next);
  await engine.advance(LOADING);
}
