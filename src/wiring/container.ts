import { Container, type ContainerModule } from 'inversify';
import * as z from 'zod/mini';
import { coreModule } from './core.ts';
import type { Environment } from './environment.ts';
import { voucherModule } from './voucher.ts';

/**
 * What the first screen needs of the application; `src/areas/` adds the rest. `thirdParties` is the real or the
 * mock set; nothing is built until it is asked for.
 */
export function buildContainer(thirdParties: ContainerModule, environment: Environment): Container {
  // zod would otherwise try `new Function` once, which our content security policy reports (fortress A).
  z.config({ jitless: true });
  const container = new Container({ defaultScope: 'Singleton', jitless: true });
  container.load(coreModule(environment), voucherModule, thirdParties);
  return container;
}
