import { type RefObject, useEffect, useRef, useState } from 'react';
import { Icon } from '#ui/kit/Icon.tsx';
import { LATER_ICONS } from '#ui/kit/laterIcons.ts';

/** How a frame shows the app: this changes while the app in it runs on. */
interface Look {
  readonly width: number;
  readonly scheme: string;
  readonly zoom: number;
}

interface FrameProps {
  label: string;
  address: string;
  look: Look;
  iframe?: RefObject<HTMLIFrameElement | null>;
  isHidden?: boolean;
}

/** Heights of devices with these widths. */
const HEIGHT: Readonly<Record<number, number>> = { 320: 640, 390: 844, 768: 1024, 1280: 900 };
const USUAL_HEIGHT = 900;
/** How far outside of the view a frame starts: each one is a whole app. */
const MARGIN = '300px';

/** The start page of a frame, which fills the storage of the frame's own origin and opens the app. */
export function startOf(host: string, query: Readonly<Record<string, string>>): string {
  return `http://${host}.${window.location.host}/gallery/begin?${new URLSearchParams(query).toString()}`;
}

/** A live app at a device's size, drawn smaller. It starts when it comes near the view. */
export function Frame({ label, address, look, iframe, isHidden = false }: FrameProps) {
  const figure = useRef<HTMLElement>(null);
  const [starts, setStarts] = useState(0);
  const { width, scheme, zoom } = look;
  const height = HEIGHT[width] ?? USUAL_HEIGHT;

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setStarts((before) => Math.max(before, 1));
      },
      // On a narrow screen the page scrolls, otherwise the list of frames does.
      { rootMargin: MARGIN, scrollMargin: MARGIN },
    );
    if (figure.current) observer.observe(figure.current);
    return () => observer.disconnect();
  }, []);

  return (
    <figure
      ref={figure}
      className="frame"
      style={{ inlineSize: width * zoom, visibility: isHidden ? 'hidden' : 'visible' }}
    >
      <figcaption>
        <strong title={label}>{label}</strong>
        <button
          type="button"
          title="Start again"
          aria-label={`Start again: ${label}`}
          onClick={() => setStarts(starts + 1)}
        >
          <Icon name={LATER_ICONS.retry} size="s" />
        </button>
        <a href={address} title="Own tab" aria-label={`Own tab: ${label}`} target="_blank" rel="noreferrer">
          <Icon name="external" size="s" />
        </a>
      </figcaption>
      <div className="stage" style={{ blockSize: height * zoom }}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own app, at an origin of its own */}
        <iframe
          key={starts}
          ref={iframe}
          title={label}
          src={starts === 0 ? undefined : address}
          // The app in the frame follows the scheme of the element that embeds it.
          style={{ inlineSize: width, blockSize: height, scale: zoom, colorScheme: scheme }}
        />
      </div>
    </figure>
  );
}
