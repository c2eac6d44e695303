import { writeFileSync } from 'node:fs';
import { test as base } from '@playwright/test';
import { freePorts } from '#tools/machine/freePorts.ts';
import { Sandbox } from '../support/sandbox.ts';
import type { Engine } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { Gate } from './gate.ts';
import { Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

export interface EngineOptions {
  readonly engineName: 'firefox' | 'webkit';
  /** Port of the first worker's preview server; those of the others follow. */
  readonly firstBackend: number;
  /** The system's colour scheme. */
  readonly isDark: boolean;
}

interface WorkerFixtures {
  /** Port of this worker's preview server. */
  readonly backend: number;
  readonly engine: Engine;
  readonly gate: Gate;
}

interface Fixtures {
  /** Reset for each test, with short walls. */
  readonly sandbox: Sandbox;
  /** A window with a fresh profile. */
  readonly visitor: Visitor;
  readonly at: (site: string, path?: string) => string;
}

/** Each worker has one engine, one preview server and one sandbox. */
export const test = base.extend<Fixtures, EngineOptions & WorkerFixtures>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  firstBackend: [4173, { option: true, scope: 'worker' }],
  isDark: [false, { option: true, scope: 'worker' }],

  backend: [
    ({ firstBackend }, hand, { parallelIndex }) => hand(firstBackend + parallelIndex),
    { scope: 'worker' },
  ],

  gate: [
    async ({ backend }, hand) => {
      const gate = await Gate.open(backend);
      await hand(gate);
      gate.end();
    },
    { scope: 'worker' },
  ],

  engine: [
    async ({ engineName, backend, isDark }, hand, { config }) => {
      const {
        FIREFOX_COMMAND = '',
        WEBKIT_DRIVER = '',
        WEBKIT_BROWSER = '',
        WEBKIT_DISPLAY = '',
      } = process.env;
      const engine =
        engineName === 'firefox'
          ? await startFirefox(FIREFOX_COMMAND, { isDark })
          : await startWebKit(
              {
                driver: WEBKIT_DRIVER,
                browser: WEBKIT_BROWSER,
                display: WEBKIT_DISPLAY,
                // Behind the servers of all workers.
                port: await freePorts(backend + config.workers, 1),
              },
              { isDark },
            );
      await hand(engine);
      await engine.end();
    },
    { scope: 'worker' },
  ],

  at: async ({ gate }, hand) => {
    await hand((site, path) => gate.at(site, path));
  },

  sandbox: [
    async ({ backend }, hand) => {
      const sandbox = new Sandbox(backend);
      await sandbox.reset();
      await sandbox.shortensWalls();
      await hand(sandbox);
    },
    { auto: true },
  ],

  visitor: async ({ engine, gate }, hand, info) => {
    const driver = await engine.newWindow(gate.forget());
    await hand(new Visitor(driver));
    if (info.status === info.expectedStatus)
      base.expect(gate.told, 'errors and reports of the pages').toEqual([]);
    else writeFileSync(info.outputPath('page.png'), await driver.picture());
  },
});

export { expect } from '@playwright/test';
