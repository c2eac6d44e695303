import { ContainerModule } from 'inversify';
import type { ReactivationDesk } from '#application/ports/reactivationDesk.ts';
import { ForgetReactivation } from '#application/reactivation/forgetReactivation.ts';
import { RequestReactivation } from '#application/reactivation/requestReactivation.ts';
import { ResumeReactivation } from '#application/reactivation/resumeReactivation.ts';
import { HttpReactivationDesk } from '#infrastructure/api/reactivationDesk.ts';
import type { BrowserKept } from '#infrastructure/kept/browserKept.ts';
import type { FIRST_KEPT } from '#infrastructure/kept/firstKept.ts';
import { REACTIVATION_KEPT } from '#infrastructure/kept/reactivationKept.ts';
import { REACTIVATION } from '#ui/screens/reactivation/services.ts';
import { TOKENS } from '../wiring/tokens.ts';
import { token } from '../wiring/token.ts';
import { areaOf } from './area.ts';
import { watched } from './watched.ts';

const DESK = token<ReactivationDesk>('ReactivationDesk');
const KEPT =
  token<BrowserKept<keyof typeof FIRST_KEPT | keyof typeof REACTIVATION_KEPT>>('KeptOfReactivation');

/** Codes of the old format are checked and work again. */
export const reactivation = areaOf(REACTIVATION, {
  bindings: new ContainerModule(({ bind }) => {
    bind(DESK).toResolvedValue((api) => new HttpReactivationDesk(api), [TOKENS.api]);
    bind(KEPT).toResolvedValue((kept) => kept.with(REACTIVATION_KEPT), [TOKENS.kept]);
    bind(ForgetReactivation).toResolvedValue((kept) => new ForgetReactivation(kept), [KEPT]);
    bind(RequestReactivation).toResolvedValue(
      (desk, kept) => new RequestReactivation(desk, kept),
      [DESK, KEPT],
    );
    bind(ResumeReactivation).toResolvedValue(
      (desk, kept) => new ResumeReactivation(desk, kept),
      [DESK, KEPT],
    );
  }),
  texts: {
    de: () => import('#locales/reactivation/de.json').then((file) => file.default),
    en: () => import('#locales/reactivation/en.json').then((file) => file.default),
    fr: () => import('#locales/reactivation/fr.json').then((file) => file.default),
    it: () => import('#locales/reactivation/it.json').then((file) => file.default),
    nl: () => import('#locales/reactivation/nl.json').then((file) => file.default),
  },
  record: (container) => ({
    forgetReactivation: container.get(ForgetReactivation),
    kept: watched(container, KEPT),
    requestReactivation: container.get(RequestReactivation),
    resumeReactivation: container.get(ResumeReactivation),
  }),
});
