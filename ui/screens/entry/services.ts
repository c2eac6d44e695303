import type { OpenThirdPartyEntry } from '#application/thirdParty/openThirdPartyEntry.ts';
import type { TakeThirdPartyEntry } from '#application/thirdParty/takeThirdPartyEntry.ts';
import type { RefreshToken } from '#application/voucher/refreshToken.ts';
import { areaKey } from '../../session/area.ts';

/** What the page of the code field needs later: a renewed permission, and a partner's link. */
export interface EntryServices {
  readonly openThirdPartyEntry: OpenThirdPartyEntry;
  readonly refreshToken: RefreshToken;
  readonly takeThirdPartyEntry: TakeThirdPartyEntry;
}

export const ENTRY = areaKey<EntryServices>('entry');
