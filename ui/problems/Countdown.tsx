import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { StatusLine } from '../kit/StatusLine.tsx';
import { useText } from '../session/text.ts';

/** Seconds between announcements; one per second would drown out everything else. */
const SPOKEN_EVERY = 10;

/** Counts down the wait after too many attempts (product 14.6). */
export const Countdown = observer(function Countdown({ seconds }: { seconds: number }) {
  const { t } = useText();
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const until = Date.now() + seconds * 1000;
    const timer = window.setInterval(() => {
      const rest = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      setLeft(rest);
      if (rest === 0) window.clearInterval(timer);
    }, 250);
    return () => window.clearInterval(timer);
  }, [seconds]);
  const spoken = left === 0 ? t('next.try-again') : t('next.wait-seconds', { count: roundUp(left) });
  return (
    <>
      <p aria-hidden="true">{left === 0 ? t('next.try-again') : t('next.wait-seconds', { count: left })}</p>
      <StatusLine hidden>{spoken}</StatusLine>
    </>
  );
});

function roundUp(seconds: number): number {
  return Math.ceil(seconds / SPOKEN_EVERY) * SPOKEN_EVERY;
}
