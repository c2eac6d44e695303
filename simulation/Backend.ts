import { createSandbox } from '#sandbox/app.ts';
import type { Engine } from './platform/Engine.ts';

export const ORIGIN = 'http://de.localhost:3000';
/** A short wall is quick to draw. */
const ON_WALL = 4;

let engineOfNow: Engine;
let sandbox: ReturnType<typeof createSandbox>;

/** One sandbox for all journeys of a process: its catalogue of shops takes longer to make than a journey. */
function theSandbox(engine: Engine): void {
  engineOfNow = engine;
  sandbox ??= createSandbox({ now: () => engineOfNow.now });
}

/** The stand-in backend in the world's time, and the server of the app's files. */
export class Backend {
  readonly #engine: Engine;
  /** Grows with each release of the app. */
  release = 1;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  async begin(): Promise<void> {
    theSandbox(this.#engine);
    await this.tell('/sandbox/reset', {});
    await this.tell('/sandbox/shops', { onWall: ON_WALL });
  }

  /** True for pages of a payment provider. */
  isForeign(address: string): boolean {
    return new URL(address).pathname.startsWith('/sandbox/pay/');
  }

  async answer(request: Request): Promise<Response> {
    return sandbox.fetch(request);
  }

  /** Reads the sandbox's state. */
  async ask<T>(path: string): Promise<T> {
    return (await (await sandbox.request(`${ORIGIN}${path}`)).json()) as T;
  }

  /** Turns one of the sandbox's dials. */
  async tell<T>(path: string, body: object): Promise<T | null> {
    const answer = await sandbox.request(`${ORIGIN}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.status === 204 ? null : ((await answer.json()) as T);
  }

  /** Posts a form as a document does, and returns the address that it leads to. */
  async post(address: string, fields: Readonly<Record<string, string>>): Promise<string> {
    const answer = await sandbox.request(address, { method: 'POST', body: new URLSearchParams(fields) });
    const next = answer.headers.get('Location');
    if (next === null) throw new Error(`${address} answers ${answer.status} and leads nowhere`);
    return new URL(next, address).href;
  }
}
