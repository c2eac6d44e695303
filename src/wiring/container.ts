import { Container, type ContainerModule } from 'inversify';
import * as z from 'zod/mini';
import { coreModule } from './core.ts';
import type { Environment } from './environment.ts';
import { voucherModule } from './voucher.ts';

/**
 * Builds the container with what the first screen needs; `src/areas/` adds the rest later. `thirdParties` binds the
 * real third parties or their mocks. Nothing is constructed until somebody asks for it.
 */
export function buildContainer(thirdParties: ContainerModule, environment: Environment): Container {
  // zod would otherwise try `new Function` once, which our content security policy reports (fortress A).
  z.config({ jitless: true });
  const container = new Container({ defaultScope: 'Singleton', jitless: true });
  container.load(coreModule(environment), voucherModule, thirdParties);
  return container;
}
