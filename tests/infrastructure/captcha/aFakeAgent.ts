import { vi } from 'vitest';
import type { FRCWidgetStateChangeEventData } from '@friendlycaptcha/sdk';

type State = Pick<FRCWidgetStateChangeEventData, 'state'> &
  Partial<Pick<FRCWidgetStateChangeEventData, 'response' | 'mode' | 'error'>>;

/** The id that the vendor's SDK has given to a frame of its own. */
function idOf(frame: string): string {
  const found = document.querySelector<HTMLIFrameElement>(`iframe.${frame}`);
  if (found === null) throw new Error(`The SDK has drawn no ${frame}.`);
  return found.dataset['FrcFrameId'] ?? '';
}

/**
 * What the vendor serves inside the SDK's two frames, the background agent and the widget: messages to the page that the
 * real SDK reads. It says only what a test tells it to.
 */
export function aFakeAgent(origin: string) {
  const post = (data: object) =>
    window.dispatchEvent(new MessageEvent('message', { origin, data: { _frc: 1, ...data } }));
  return {
    /** Both frames have loaded. Messages are tasks: what the SDK does about one ends before the next. */
    comes: async () => {
      const [agent, widget] = [idOf('frc-i-agent'), idOf('frc-i-widget')];
      post({ type: 'agent_announce', from_id: agent, to_id: '' });
      post({ type: 'widget_announce', from_id: widget, to_id: agent });
      await vi.advanceTimersByTimeAsync(0);
    },
    /** The widget is in this state now. */
    says: ({ response = '.REQUESTING', ...state }: State) =>
      post({
        type: 'root_set_response',
        from_id: idOf('frc-i-agent'),
        to_id: '',
        widget_id: idOf('frc-i-widget'),
        response,
        ...state,
      }),
  };
}
