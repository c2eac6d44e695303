import type { PrivacyTools } from '#application/ports/privacyTools.ts';
import { MockChat } from '#infrastructure/mock/chat/mockChat.ts';
import { MockConsent } from '#infrastructure/mock/privacy/mockConsent.ts';
import { MockPageTest } from '#infrastructure/mock/privacy/mockPageTest.ts';
import { MockTagManager } from '#infrastructure/mock/privacy/mockTagManager.ts';

/** Mocks that QA can steer; they send nothing. */
export const mockPrivacyTools: PrivacyTools = {
  consent: (options) => new MockConsent(options),
  tags: new MockTagManager(),
  test: new MockPageTest(),
  chat: new MockChat(),
};
