import { ContainerModule } from 'inversify';
import { HELP } from '#ui/screens/help/services.ts';
import { areaOf } from './area.ts';

/** Help and contact. */
export const help = areaOf(HELP, {
  bindings: new ContainerModule(() => {}),
  texts: {
    de: () => import('#locales/help/de.json').then((file) => file.default),
    en: () => import('#locales/help/en.json').then((file) => file.default),
    fr: () => import('#locales/help/fr.json').then((file) => file.default),
    it: () => import('#locales/help/it.json').then((file) => file.default),
    nl: () => import('#locales/help/nl.json').then((file) => file.default),
  },
  record: () => ({}),
});
