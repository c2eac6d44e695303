import type { Container, ContainerModule } from 'inversify';
import type { AreaKey } from '#ui/session/area.ts';
import type { AreaContext } from './areaContext.ts';

/**
 * An area for the composition root: container bindings, and a function that builds its views' services. Its texts are
 * found by its name (`areaTexts.ts`).
 */
export interface Area<Services> {
  readonly bindings: ContainerModule;
  readonly record: (container: Container, around: AreaContext) => Services;
}

/** Returns `area` unchanged; the key makes the compiler check that the record has the type its views expect. */
export const areaOf = <Services>(_key: AreaKey<Services>, area: Area<Services>): Area<Services> => area;
