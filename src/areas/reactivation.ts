import { ContainerModule } from 'inversify';
import type { ReactivationApi } from '#application/ports/reactivationApi.ts';
import { ForgetReactivation } from '#application/reactivation/forgetReactivation.ts';
import { RequestReactivation } from '#application/reactivation/requestReactivation.ts';
import { ResumeReactivation } from '#application/reactivation/resumeReactivation.ts';
import { HttpReactivationApi } from '#infrastructure/api/reactivationApi.ts';
import type { BrowserKept } from '#infrastructure/kept/browserKept.ts';
import type { FIRST_KEPT } from '#infrastructure/kept/firstKept.ts';
import { REACTIVATION_KEPT } from '#infrastructure/kept/reactivationKept.ts';
import { REACTIVATION } from '#ui/screens/reactivation/services.ts';
import { binding } from '../wiring/binding.ts';
import { TOKENS } from '../wiring/tokens.ts';
import { token } from '../wiring/token.ts';
import { areaOf } from './area.ts';
import { storedValues } from './storedValues.ts';

const API = token<ReactivationApi>('ReactivationApi');
const KEPT =
  token<BrowserKept<keyof typeof FIRST_KEPT | keyof typeof REACTIVATION_KEPT>>('KeptOfReactivation');

/** Checks and reactivates codes of the old format. */
export const reactivation = areaOf(REACTIVATION, {
  bindings: new ContainerModule(({ bind }) => {
    const { bindClass, bindAs } = binding(bind);
    bindAs(API, HttpReactivationApi, TOKENS.api);
    bind(KEPT).toResolvedValue((kept) => kept.with(REACTIVATION_KEPT), [TOKENS.kept]);
    bindClass(ForgetReactivation, KEPT);
    bindClass(RequestReactivation, API, KEPT);
    bindClass(ResumeReactivation, API, KEPT);
  }),
  record: (container) => ({
    forgetReactivation: container.get(ForgetReactivation),
    kept: storedValues(container, KEPT),
    requestReactivation: container.get(RequestReactivation),
    resumeReactivation: container.get(ResumeReactivation),
  }),
});
