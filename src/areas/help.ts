import { ContainerModule } from 'inversify';
import { SendSupportRequest, type SupportDesk } from '#application/help/sendSupportRequest.ts';
import type { HelpNotes } from '#application/ports/helpNotes.ts';
import { HttpSupportDesk } from '#infrastructure/api/supportDesk.ts';
import { HelpShelf } from '#infrastructure/storage/helpShelf.ts';
import { HELP } from '#ui/screens/help/services.ts';
import { TOKENS } from '../wiring/tokens.ts';
import { token } from '../wiring/token.ts';
import { areaOf } from './area.ts';

/** Container tokens of the ports that only this area uses. */
export const HELP_TOKENS = {
  helpNotes: token<HelpNotes>('HelpNotes'),
  supportDesk: token<SupportDesk<File>>('SupportDesk'),
  sendSupportRequest: token<SendSupportRequest<File>>('SendSupportRequest'),
} as const;

/** Help and contact. */
export const help = areaOf(HELP, {
  bindings: new ContainerModule(({ bind }) => {
    bind(HELP_TOKENS.helpNotes).toResolvedValue((shelf) => new HelpShelf(shelf), [TOKENS.sessionShelf]);
    bind(HELP_TOKENS.supportDesk).toResolvedValue((api) => new HttpSupportDesk(api), [TOKENS.api]);
    bind(HELP_TOKENS.sendSupportRequest).toResolvedValue(
      (desk, notes) => new SendSupportRequest(desk, notes),
      [HELP_TOKENS.supportDesk, HELP_TOKENS.helpNotes],
    );
  }),
  texts: {
    de: () => import('#locales/help/de.json').then((file) => file.default),
    en: () => import('#locales/help/en.json').then((file) => file.default),
    fr: () => import('#locales/help/fr.json').then((file) => file.default),
    it: () => import('#locales/help/it.json').then((file) => file.default),
    nl: () => import('#locales/help/nl.json').then((file) => file.default),
  },
  record: (container) => ({
    notes: container.get(HELP_TOKENS.helpNotes),
    sendSupportRequest: container.get(HELP_TOKENS.sendSupportRequest),
  }),
});
