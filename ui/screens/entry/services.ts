import type { OpenThirdPartyEntry } from '#application/thirdParty/openThirdPartyEntry.ts';
import type { TakeThirdPartyEntry } from '#application/thirdParty/takeThirdPartyEntry.ts';
import type { RefreshToken } from '#application/voucher/refreshToken.ts';
import { areaKey } from '../../session/area.ts';

/** Services of the entry area that the entry page needs only later. */
export interface EntryServices {
  readonly openThirdPartyEntry: OpenThirdPartyEntry;
  readonly refreshToken: RefreshToken;
  readonly takeThirdPartyEntry: TakeThirdPartyEntry;
}

export const ENTRY = areaKey<EntryServices>('entry');
