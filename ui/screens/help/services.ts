import type { SendSupportRequest } from '#application/help/sendSupportRequest.ts';
import type { HelpNotes } from '#application/ports/helpNotes.ts';
import { areaKey } from '../../session/area.ts';

/** Services record of the help area. */
export interface HelpServices {
  readonly notes: HelpNotes;
  readonly sendSupportRequest: SendSupportRequest<File>;
}

export const HELP = areaKey<HelpServices>('help');
