import type { KeepSupportRequest } from '#application/help/keepSupportRequest.ts';
import type { OpenChat } from '#application/help/openChat.ts';
import type { SendSupportRequest } from '#application/help/sendSupportRequest.ts';
import type { Uploads } from '#application/upload/uploads.ts';
import { areaKey } from '../../session/area.ts';
import type { StoredValues } from '../../session/StoredValues.ts';

export interface HelpServices {
  readonly keepSupportRequest: KeepSupportRequest;
  readonly kept: StoredValues<'customerDraft' | 'helpDraft' | 'helpTicket'>;
  readonly openChat: OpenChat;
  readonly sendSupportRequest: SendSupportRequest;
  readonly uploads: Uploads;
}

export const HELP = areaKey<HelpServices>('help');
