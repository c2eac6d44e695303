import { observer } from 'mobx-react-lite';
import type { KeepSupportRequest } from '#application/help/keepSupportRequest.ts';
import type { KeptRequest } from '#domain/help/supportRequest.ts';
import type { HelpTopic } from '#domain/help/helpTopic.ts';
import { useArea, useScreen, useShared } from '../../../session/services.ts';
import { useHolder } from '../../../session/useHolder.ts';
import { HELP } from '../services.ts';
import { HelpForm } from './HelpForm.tsx';
import { HelpFormScreen } from './HelpFormScreen.ts';
import { SentRequest } from './SentRequest.tsx';

/** The form of a topic, or the request sent with it. */
export const AskUs = observer(function AskUs({ topic }: { topic: HelpTopic }) {
  return <OfHolder key={useHolder()} topic={topic} />;
});

const OfHolder = observer(function OfHolder({ topic }: { topic: HelpTopic }) {
  const screen = useHelpForm(topic);
  const { state } = screen;
  if (state.kind !== 'sent') return <HelpForm topic={topic} screen={screen} />;
  return <SentRequest ticket={state.ticket} isNews={state.isNews} onAnother={screen.writeAnother} />;
});

/** Prefills the form: with the user's draft, else with this tab's last order and the problem that led here. */
function useHelpForm(topic: HelpTopic): HelpFormScreen {
  const { helpContext, receipt: last } = useShared();
  const { keepSupportRequest: keep, kept, photos, sendSupportRequest } = useArea(HELP);
  return useScreen(({ session }) => {
    const typed = typedSoFar(kept.read('helpDraft'), helpContext.takeOrderNumber(), keep);
    const receipt = last.value;
    const { errorCode, voucher } = helpContext.read();
    return new HelpFormScreen({
      topic,
      send: sendSupportRequest,
      keep,
      kept,
      errorCode,
      photos,
      lengthOf: charactersOf,
      known: {
        email: typed?.email || (receipt?.email ?? kept.read('customerDraft')?.email ?? ''),
        orderNumber: typed?.orderNumber || (receipt?.redemption.orderNumber ?? ''),
        voucher: voucher || (session.held?.voucher.serialNumber ?? ''),
        message: typed?.message ?? '',
      },
    });
  });
}

const parts = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Counts characters as users see them: an emoji family is one, and so is a letter with combining marks. */
const charactersOf = (text: string): number => [...parts.segment(text)].length;

/** Returns the user's draft. The order that led here is newer than one typed before, so it wins. */
function typedSoFar(
  typed: KeptRequest | null,
  orderNumber: string,
  keep: KeepSupportRequest,
): KeptRequest | null {
  if (orderNumber === '') return typed;
  const draft = { email: '', message: '', ...typed, orderNumber };
  keep.execute(draft);
  return draft;
}
