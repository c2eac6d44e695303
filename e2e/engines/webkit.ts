import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Driver, Engine, KeyName, System } from './driver.ts';
import { WebDriver } from './webdriver.ts';
import { startDisplay } from './display.ts';

/** WebDriver's key codes. */
const KEYS: Readonly<Record<KeyName, string>> = {
  Enter: '\ue007',
  Escape: '\ue00c',
  Tab: '\ue004',
  Space: ' ',
  ArrowLeft: '\ue012',
};

/** MiniBrowser sometimes hangs during its start, before it opens a page. */
const STARTS = 3;

/** Size of the browser's bars in CSS pixels. */
interface Frame {
  readonly width: number;
  readonly height: number;
}

export interface WebKitFiles {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
  /** The driver's port. */
  readonly port: number;
}

/** Starts WebKitGTK's driver on its own display. Each window is a browser with a fresh profile. */
export async function startWebKit(files: WebKitFiles, { isDark }: System): Promise<Engine> {
  const display = await startDisplay(files.display);
  const environment = {
    ...process.env,
    DISPLAY: display.name,
    GDK_BACKEND: 'x11',
    GTK_THEME: isDark ? 'Adwaita:dark' : 'Adwaita',
    GTK_A11Y: 'none',
    NO_AT_BRIDGE: '1',
    // WebKit's sandbox does not start as root, and only our pages are opened.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  let driver = await startDriver(files, environment);
  let before: WebDriver | undefined;
  return {
    async newWindow() {
      await before?.close();
      before = undefined;
      for (let start = 1; before === undefined; start += 1) {
        try {
          before = await openBrowser(files);
        } catch (error) {
          if (start === STARTS) throw error;
          await end(driver);
          driver = await startDriver(files, environment);
        }
      }
      return new WebKitWindow(before, display.picture);
    },
    async end() {
      await before?.close();
      await end(driver);
      await display.end();
    },
  };
}

async function startDriver({ driver, port }: WebKitFiles, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  // Detached: driver and browser form a process group that is ended together.
  // By number: without IPv6 the driver does not listen on `localhost`.
  const started = spawn(driver, ['--host=127.0.0.1', `--port=${port}`], {
    stdio: 'ignore',
    env,
    detached: true,
  });
  await answers(`http://127.0.0.1:${port}/status`);
  return started;
}

function openBrowser({ browser, port }: WebKitFiles): Promise<WebDriver> {
  return WebDriver.open(`http://127.0.0.1:${port}`, {
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  });
}

class WebKitWindow implements Driver {
  readonly #session: WebDriver;
  readonly picture: () => Promise<Buffer>;

  constructor(session: WebDriver, picture: () => Promise<Buffer>) {
    this.#session = session;
    this.picture = picture;
  }

  open(address: string): Promise<void> {
    return this.#session.go(address);
  }

  async evaluate<Given, Answer>(
    run: (given: Given) => Answer | Promise<Answer>,
    given: Given,
  ): Promise<Answer> {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => (${String(run)})(arguments[0])).then(
        (value) => done({ value }),
        (error) => done({ error: String(error) }),
      );`;
    const { value, error } = (await this.#session.execute(script, given ?? null)) as {
      value: Answer;
      error?: string;
    };
    if (error !== undefined) throw new Error(error);
    return value;
  }

  async run(source: string): Promise<void> {
    await this.#session.execute(`${source}; arguments[arguments.length - 1]()`);
  }

  clickAt(x: number, y: number): Promise<void> {
    return this.#session.act({
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport', duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    });
  }

  press(key: KeyName): Promise<void> {
    return this.#strike([KEYS[key]]);
  }

  type(text: string): Promise<void> {
    return this.#strike(Array.from(text));
  }

  attach(selector: string, file: string): Promise<void> {
    return this.#session.sendKeys(selector, file);
  }

  /** Sets the size of the page, without the browser's bars. */
  async resize(width: number, height: number): Promise<void> {
    const frame = await this.evaluate<null, Frame>(
      () => ({
        width: window.outerWidth - window.innerWidth,
        height: window.outerHeight - window.innerHeight,
      }),
      null,
    );
    await this.#session.resize(width + frame.width, height + frame.height);
  }

  #strike(keys: readonly string[]): Promise<void> {
    return this.#session.act({
      type: 'key',
      id: 'keyboard',
      actions: keys.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    });
  }
}

/** Polls until the server answers. */
async function answers(address: string): Promise<void> {
  const until = Date.now() + 15_000;
  for (;;) {
    const isThere = await fetch(address).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isThere) return;
    if (Date.now() > until) throw new Error(`Nobody answers at ${address}.`);
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
}

async function end(driver: ChildProcess): Promise<void> {
  if (driver.pid === undefined || driver.exitCode !== null || driver.signalCode !== null) return;
  const gone = once(driver, 'exit');
  process.kill(-driver.pid);
  await gone;
}
