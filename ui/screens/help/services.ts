import type { OpenChat } from '#application/help/openChat.ts';
import type { SendSupportRequest } from '#application/help/sendSupportRequest.ts';
import type { HelpNotes } from '#application/ports/helpNotes.ts';
import type { Photos } from '#application/ports/photos.ts';
import { areaKey } from '../../session/area.ts';

/** Services record of the help area. */
export interface HelpServices {
  readonly notes: HelpNotes;
  readonly openChat: OpenChat;
  readonly photos: Photos;
  readonly sendSupportRequest: SendSupportRequest;
}

export const HELP = areaKey<HelpServices>('help');
