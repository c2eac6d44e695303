import type { Container, ContainerModule } from 'inversify';
import type { TextFiles } from '#infrastructure/texts/fileTexts.ts';
import type { AreaKey } from '#ui/session/area.ts';

/** An area as the composition root sees it: what it binds, what it says, and the record that its views get. */
export interface Area<Services> {
  readonly bindings: ContainerModule;
  readonly texts: TextFiles;
  readonly record: (container: Container) => Services;
}

/** Ties the record to the key by which views ask for it. */
export const areaOf = <Services>(_key: AreaKey<Services>, area: Area<Services>): Area<Services> => area;
