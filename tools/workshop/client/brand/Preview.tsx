import { useEffect, useRef, useState } from 'react';
import { Frame, startOf } from '../Frame.tsx';
import type { Checked } from '../../server/brandRoutes.ts';

/** The app is opened again after the last change of the form. */
const PAUSE_MS = 700;
/** Wider than a telephone, the app is drawn smaller. */
const WIDE = 400;
/** After the frame is loaded, the app draws its first screen. */
const DRAWING_MS = 150;

interface PreviewProps {
  /** Each check of the form leads to a new one. */
  checked: Checked;
  state: string;
  width: string;
  scheme: string;
}

/** The brand that is being made, live. Colours change at once, everything else when the app is opened again. */
export function Preview({ checked, state, width, scheme }: PreviewProps) {
  const address = startOf('draft', { state, scenario: 'none' });
  // The last one comes behind the one that is shown, until it is loaded: so nothing flashes.
  const [runs, setRuns] = useState([0]);
  const shown = useRef<HTMLIFrameElement>(null);
  const first = useRef({ checked, state });

  useEffect(() => {
    if (first.current.checked === checked && first.current.state === state) return;
    const { origin } = new URL(address);
    shown.current?.contentWindow?.postMessage({ css: checked.css }, origin);
    const timer = setTimeout(() => setRuns(([run = 0, next]) => [run, (next ?? run) + 1]), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [checked, state, address]);

  useEffect(() => {
    const onLoaded = ({ source, data }: MessageEvent) => {
      if (data === 'loaded' && source !== shown.current?.contentWindow)
        setTimeout(() => setRuns((before) => before.slice(-1)), DRAWING_MS);
    };
    window.addEventListener('message', onLoaded);
    return () => window.removeEventListener('message', onLoaded);
  }, []);

  return (
    <div className="preview">
      {runs.map((run, index) => (
        <Frame
          key={run}
          label="The new brand"
          address={address}
          look={{ width: Number(width), scheme, zoom: Number(width) > WIDE ? 0.5 : 0.75 }}
          isHidden={index > 0}
          {...(index === 0 && { iframe: shown })}
        />
      ))}
    </div>
  );
}
