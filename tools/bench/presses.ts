import { type Browser, type BrowserContext, type Page, chromium } from '@playwright/test';
import { ensureBrowser, ensureShell } from '../machine/browser.ts';
import { openPreview } from './openPreview.ts';
import { CONTROLS, type Control } from './pressControls.ts';
import { BARE, writeBare } from './pressFloor.ts';
import { PressPage, QUIET_MS } from './pressPage.ts';
import { recordPresses } from './pressRecorder.ts';
import { CACHE, buildProduct } from './productBuild.ts';
import { median } from './timing.ts';
import { PHONE } from './viewVisit.ts';

const PORT = Number(process.env.PORT ?? 4194);
/** `ROUNDS=2 ONLY=tick npm run bench -- presses` is a try-out; `ONLY` is a part of a line's name. */
const ROUNDS = Number(process.env.ROUNDS ?? 9);
const ONLY = process.env.ONLY ?? '';
const LIMIT = 2.5;
const PATIENCE_MS = 120_000;
/** The bare page has nothing to settle. */
const BARE_QUIET_MS = 150;
const DESKTOP = { viewport: { width: 1280, height: 900 }, hasTouch: true, locale: 'de-DE' };

/** The milliseconds of all presses of a control, and of a bare one before each. */
interface Presses {
  readonly control: Control;
  readonly took: readonly number[];
  readonly bare: readonly number[];
}

/**
 * Every kind of control on a phone at a quarter of the machine's speed, from the press to the next paint, in turns with
 * a bare button or field. With `isProfiled`, prints what each second press does until then.
 */
export async function benchPresses({ isProfiled = false } = {}): Promise<readonly string[]> {
  // The preview serves the workshop, which opens the states, only beside a folder of this name.
  const folder = `${CACHE}presses/dist-mock`;
  await buildProduct(folder, 'mock');
  writeBare(folder);
  const server = await openPreview(folder, PORT);
  const browser = await chromium.launch({
    executablePath: ensureShell(ensureBrowser()),
    args: ['--no-sandbox', '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
  });
  try {
    const asked = CONTROLS.filter((control) => nameOf(control).includes(ONLY));
    const presses: Presses[] = [];
    for (const controls of Object.values(Object.groupBy(asked, groupOf))) {
      presses.push(...(await measureState(browser, controls ?? [], isProfiled)));
    }
    return report(presses);
  } finally {
    await browser.close();
    server.kill();
  }
}

function report(presses: readonly Presses[]): readonly string[] {
  const lines = presses.map(({ control, took, bare }) => {
    const ms = median(took);
    const floor = median(bare);
    return { name: nameOf(control), ms, floor, ratio: ms / floor, isOver: ms > LIMIT * floor };
  });
  console.log(`Medians of ${ROUNDS} presses in ms, on a phone, CPU throttled 4-fold`);
  console.table(
    Object.fromEntries(
      lines.map(({ name, ms, floor, ratio, isOver }) => [
        name,
        { ms: Math.round(ms), bare: Math.round(floor), ratio: ratio.toFixed(2), over: isOver ? 'over' : '' },
      ]),
    ),
  );
  return lines
    .filter(({ isOver }) => isOver)
    .map(({ name, ratio }) => `${name}: × ${ratio.toFixed(2)} of a bare one, at most ${LIMIT} is meant`);
}

/** The controls of one state, in one tab beside another one with the bare page. */
async function measureState(
  browser: Browser,
  controls: readonly Control[],
  isProfiled: boolean,
): Promise<readonly Presses[]> {
  const context = await browser.newContext(controls.some(({ isWide }) => isWide) ? DESKTOP : PHONE);
  context.setDefaultTimeout(PATIENCE_MS);
  try {
    await context.addInitScript(recordPresses);
    const bare = await pageOf(context);
    await bare.openPlain(`http://de.localhost:${PORT}${BARE}`);
    const page = await pageOf(context);
    const found: Presses[] = [];
    for (const control of controls) {
      const presses = await measure(page, bare, control, isProfiled);
      // One by one, so that a run that breaks has said something.
      console.log(nameOf(control), rounded(presses.took), 'bare', rounded(presses.bare));
      found.push(presses);
    }
    return found;
  } finally {
    await context.close();
  }
}

async function pageOf(context: BrowserContext): Promise<PressPage> {
  const page: Page = await context.newPage();
  // With a listener, a file button opens nothing.
  page.on('filechooser', () => undefined);
  return new PressPage(page, await context.newCDPSession(page));
}

async function measure(
  page: PressPage,
  bare: PressPage,
  control: Control,
  isProfiled: boolean,
): Promise<Presses> {
  const { site = 'de', state, selector, key, first, after } = control;
  const open = () => page.openApp(`http://f1.${site}.gallery.localhost:${PORT}/gallery/begin?state=${state}`);
  const took: number[] = [];
  const floor: number[] = [];
  await open();
  for (let round = 0; round < ROUNDS; round += 1) {
    floor.push(await bare.press(key === undefined ? 'button' : 'input', key, BARE_QUIET_MS));
    if (first !== undefined) await page.tap(first);
    if (isProfiled && round === 1) console.log(nameOf(control));
    const press = isProfiled && round === 1 ? page.pressProfiled : page.press;
    took.push(await press.call(page, selector, key, QUIET_MS));
    if (after === 'open') await open();
    else if (after === 'back') await page.back();
    else if (after !== undefined) await page.tap(after.tap);
  }
  return { control, took, bare: floor };
}

function rounded(times: readonly number[]): string {
  return times.map(Math.round).join(' ');
}

function nameOf({ name, state }: Control): string {
  return `${name} (${state})`;
}

function groupOf({ state, isWide }: Control): string {
  return isWide ? `${state} on a desktop` : state;
}
