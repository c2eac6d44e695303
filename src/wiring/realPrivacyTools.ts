import type { PrivacyTools } from '#application/ports/privacyTools.ts';
import { ZendeskChat } from '#infrastructure/chat/zendeskChat.ts';
import { UsercentricsConsent } from '#infrastructure/privacy/usercentricsConsent.ts';
import { GoogleTagManager } from '#infrastructure/privacy/googleTagManager.ts';
import { PageTestScript } from '#infrastructure/privacy/pageTestScript.ts';
import { vendorScripts } from './vendorScripts.ts';

export const realPrivacyTools: PrivacyTools = {
  consent: (options) => new UsercentricsConsent(vendorScripts, options),
  tags: new GoogleTagManager(vendorScripts),
  test: new PageTestScript(vendorScripts),
  chat: new ZendeskChat(vendorScripts),
};
