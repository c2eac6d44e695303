import type { KeepSupportRequest } from '#application/help/keepSupportRequest.ts';
import type { OpenChat } from '#application/help/openChat.ts';
import type { SendSupportRequest } from '#application/help/sendSupportRequest.ts';
import type { Photos } from '#application/ports/photos.ts';
import { areaKey } from '../../session/area.ts';
import type { StoredValues } from '../../session/StoredValues.ts';

export interface HelpServices {
  readonly keepSupportRequest: KeepSupportRequest;
  readonly kept: StoredValues<'customerDraft' | 'helpDraft' | 'helpTicket'>;
  readonly openChat: OpenChat;
  readonly photos: Photos;
  readonly sendSupportRequest: SendSupportRequest;
}

export const HELP = areaKey<HelpServices>('help');
