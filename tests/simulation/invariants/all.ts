import { acceptedCodesStay } from './acceptedCodesStay.ts';
import { answersAreRead } from './answersAreRead.ts';
import { balanceShownIsTrue } from './balanceShownIsTrue.ts';
import { everyScreenLeadsOn } from './everyScreenLeadsOn.ts';
import { everyTextIsThere } from './everyTextIsThere.ts';
import type { Invariant } from './invariant.ts';
import { ledgerBalances } from './ledgerBalances.ts';
import { nobodySeesAnothers } from './nobodySeesAnothers.ts';
import { nothingOutlivesItsTime } from './nothingOutlivesItsTime.ts';
import { nothingTakenWhereSaid } from './nothingTakenWhereSaid.ts';
import { oneOrderOverAllTabs } from './oneOrderOverAllTabs.ts';
import { oneOrderPerPress } from './oneOrderPerPress.ts';
import { receiptsAreTrue } from './receiptsAreTrue.ts';
import { removedVoucherIsGone } from './removedVoucherIsGone.ts';
import { secretsInTheirTables } from './secretsInTheirTables.ts';
import { valueTakenIsGivenAndLeft } from './valueTakenIsGivenAndLeft.ts';

/** What must hold after every step, by name. */
export const INVARIANTS: Readonly<Record<string, Invariant>> = {
  valueTakenIsGivenAndLeft,
  ledgerBalances,
  oneOrderPerPress,
  oneOrderOverAllTabs,
  nothingTakenWhereSaid,
  balanceShownIsTrue,
  receiptsAreTrue,
  removedVoucherIsGone,
  secretsInTheirTables,
  nobodySeesAnothers,
  nothingOutlivesItsTime,
  everyScreenLeadsOn,
  everyTextIsThere,
  acceptedCodesStay,
  answersAreRead,
};
