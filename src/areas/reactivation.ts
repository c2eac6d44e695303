import { RequestReactivation } from '#application/reactivation/requestReactivation.ts';
import { ResumeReactivation } from '#application/reactivation/resumeReactivation.ts';
import { HttpReactivationApi } from '#infrastructure/api/reactivationApi.ts';
import { REACTIVATION_KEPT } from '#infrastructure/kept/reactivationKept.ts';
import { REACTIVATION } from '#ui/screens/reactivation/services.ts';
import { TOKENS } from '../wiring/tokens.ts';
import { areaOf } from './area.ts';
import { storedValues } from './storedValues.ts';

/** Checks and reactivates codes of the old format. */
export const reactivation = areaOf(REACTIVATION, (wire) => {
  const { bind, make } = wire;
  const api = bind(HttpReactivationApi, TOKENS.api);
  const kept = make((of) => of.with(REACTIVATION_KEPT), TOKENS.kept);
  return {
    forgetReactivation: make((of) => () => of.forget('reactivation'), kept),
    kept: storedValues(wire, kept),
    requestReactivation: bind(RequestReactivation, api, kept),
    resumeReactivation: bind(ResumeReactivation, api, kept),
  };
});
