/** The key under which WebDriver returns an element's reference. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Commands are fast, because none waits for a page. Only the browser's start takes long on a busy machine. */
const LIMIT_MS = 15_000;

/**
 * A script never returns from a page that is being left, so it times out early and the caller polls. The driver applies
 * the first limit inside the page, where time stops once the page is cached; then the second limit applies.
 */
const SCRIPT_MS = 3_000;
const SCRIPT_ANSWER_MS = 4_000;

type Answer = { readonly value: unknown };

/** The few WebDriver commands that a window needs, over HTTP. */
export class WebDriver {
  readonly #session: string;

  private constructor(session: string) {
    this.#session = session;
  }

  /** Opens a session with its own browser. */
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

  /** For a file field, the text is a file name. */
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
