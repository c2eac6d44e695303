import { useLayoutEffect, useRef, useState } from 'react';
import { plainText } from './plainText.ts';
import styles from './SafeHtml.module.scss';

type Sanitise = (html: string) => DocumentFragment;

let loaded: Sanitise | undefined;

/**
 * HTML from elsewhere, reduced to a few allowed tags. Shown as plain text until the sanitiser's chunk is loaded, and if
 * it cannot be loaded.
 */
export function SafeHtml({ html }: { html: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [sanitise, setSanitise] = useState<Sanitise | undefined>(() => loaded);

  useLayoutEffect(() => {
    if (sanitise) {
      box.current?.replaceChildren(sanitise(html));
      return undefined;
    }
    let wanted = true;
    import('./sanitise.ts').then(
      (module) => {
        loaded = module.sanitise;
        if (wanted) setSanitise(() => module.sanitise);
      },
      () => undefined, // a missing chunk leaves the text, which is readable
    );
    return () => {
      wanted = false;
    };
  }, [html, sanitise]);

  // Two keys, because React must not reuse an element whose children the effect has replaced.
  return sanitise ? (
    <div key="html" ref={box} className={styles.html} />
  ) : (
    <div key="text" className={styles.html}>
      {plainText(html)}
    </div>
  );
}
