import type { Container, ContainerModule } from 'inversify';
import type { AreaKey } from '#ui/session/area.ts';
import type { AreaContext } from './areaContext.ts';

/**
 * An area as the composition root sees it: its container bindings, and a function that builds the
 * services record of its views, for a site that is loaded. Its texts are found by its name (`areaTexts.ts`).
 */
export interface Area<Services> {
  readonly bindings: ContainerModule;
  readonly record: (container: Container, around: AreaContext) => Services;
}

/**
 * Returns `area` unchanged. The key makes the compiler check that the area's record has the type that views ask for.
 */
export const areaOf = <Services>(_key: AreaKey<Services>, area: Area<Services>): Area<Services> => area;
