/** By this name WebDriver's answers refer to an element of the page. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** No command takes long: none waits for a page. Only a browser's start does where every core is busy. */
const LIMIT_MS = 15_000;

/**
 * A script in a page that is being left never returns, so it is given up early; the caller polls. The driver does so by the
 * first limit, but measures it in the page, where time stands still once the page is kept for "back"; then the second holds.
 */
const SCRIPT_MS = 3_000;
const SCRIPT_ANSWER_MS = 4_000;

type Answer = { readonly value: unknown };

/** The few commands of plain WebDriver that a window needs, over HTTP. */
export class WebDriver {
  readonly #session: string;

  private constructor(session: string) {
    this.#session = session;
  }

  /** Opens a session, which is a browser of its own. */
  static async open(address: string, capabilities: object): Promise<WebDriver> {
    const alwaysMatch = {
      pageLoadStrategy: 'none',
      timeouts: { script: SCRIPT_MS },
      ...capabilities,
    };
    const body = { capabilities: { alwaysMatch } };
    const { sessionId } = (await ask('POST', `${address}/session`, body)) as { sessionId: string };
    return new WebDriver(`${address}/session/${sessionId}`);
  }

  async go(url: string): Promise<void> {
    await this.#post('/url', { url });
  }

  execute(script: string, ...args: readonly unknown[]): Promise<unknown> {
    return this.#post('/execute/async', { script, args }, SCRIPT_ANSWER_MS);
  }

  async act(...sources: readonly object[]): Promise<void> {
    await this.#post('/actions', { actions: sources });
  }

  /** What is typed into a file field is the name of a file. */
  async sendKeys(selector: string, text: string): Promise<void> {
    const found = await this.#post('/element', { using: 'css selector', value: selector });
    await this.#post(`/element/${(found as Record<string, string>)[ELEMENT]}/value`, { text });
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#post('/window/rect', { width, height });
  }

  async close(): Promise<void> {
    await ask('DELETE', this.#session);
  }

  #post(path: string, body: object, limitMs = LIMIT_MS): Promise<unknown> {
    return ask('POST', `${this.#session}${path}`, body, limitMs);
  }
}

async function ask(method: string, address: string, body?: object, limitMs = LIMIT_MS): Promise<unknown> {
  const command = `${method} ${new URL(address).pathname}`;
  const answer = await fetch(address, {
    method,
    signal: AbortSignal.timeout(limitMs),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw new Error(`${command} was not answered`, { cause: error });
  });
  const { value } = (await answer.json()) as Answer;
  if (!answer.ok) throw new Error(`${command}: ${JSON.stringify(value)}`);
  return value;
}
