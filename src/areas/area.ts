import type { AreaKey } from '#ui/session/area.ts';
import type { Recorded, Wire } from '../wiring/wire.ts';
import type { AreaContext } from './areaContext.ts';

/**
 * Binds what an area needs, and returns the record of its views: each use case is named once. Called once per container.
 * The area's texts are found by its name (`areaTexts.ts`).
 */
export type Area<Services> = (wire: Wire, around: AreaContext) => Recorded<Services>;

/** Returns `area` unchanged; the key makes the compiler check that the record has the type its views expect. */
export const areaOf = <Services>(_key: AreaKey<Services>, area: Area<Services>): Area<Services> => area;
