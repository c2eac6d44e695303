import { type ReactNode, useEffect } from 'react';
import type { KeepSupportRequest } from '#application/help/keepSupportRequest.ts';
import { prefillOf } from '#domain/customer/maskEmail.ts';
import type { KeptRequest } from '#domain/help/supportRequest.ts';
import type { HelpTopic } from '#domain/help/helpTopic.ts';
import { useCodeReader } from '../../../parts/codeForm/useCodeReader.ts';
import { useArea, useScreen, useShared } from '../../../session/services.ts';
import { perHolder } from '../../../session/perHolder.tsx';
import { HELP } from '../services.ts';
import { HelpForm } from './HelpForm.tsx';
import { HelpFormScreen } from './HelpFormScreen.ts';
import { SentRequest } from './SentRequest.tsx';

interface AskUsProps {
  topic: HelpTopic;
  /** Called when the form gets faults or has none any more, which the page's title says first. */
  onFaulty: (isFaulty: boolean) => void;
  /** Places the form, or what became of it. */
  children: (asks: ReactNode, isSent: boolean) => ReactNode;
}

/** The form of a topic, or the request sent with it. */
export const AskUs = perHolder(function AskUs({ topic, onFaulty, children }: AskUsProps) {
  const screen = useHelpForm(topic);
  const { state } = screen;
  const { isFaulty } = screen.form;
  useEffect(() => {
    onFaulty(isFaulty);
    return () => onFaulty(false);
  }, [isFaulty, onFaulty]);
  if (state.kind !== 'sent') return <>{children(<HelpForm topic={topic} screen={screen} />, false)}</>;
  const sent = <SentRequest ticket={state.ticket} isNews={state.isNews} onAnother={screen.writeAnother} />;
  return <>{children(sent, true)}</>;
});

/** Prefills the form: with the user's draft, else with this tab's last order and the problem that led here. */
function useHelpForm(topic: HelpTopic): HelpFormScreen {
  const { helpContext, receipt: last } = useShared();
  const { keepSupportRequest: keep, kept, sendSupportRequest, uploads } = useArea(HELP);
  const reader = useCodeReader();
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
      uploads,
      reader,
      lengthOf: charactersOf,
      known: {
        email:
          typed?.email || (receipt ? prefillOf(receipt.email) : (kept.read('customerDraft')?.email ?? '')),
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
