import { useLayoutEffect, useRef, useState } from 'react';
import { plainText } from './plainText.ts';
import styles from './SafeHtml.module.scss';

type Sanitise = (html: string) => DocumentFragment;

let loaded: Sanitise | undefined;

/** Foreign HTML, sanitised. Shown as plain text until the sanitiser's chunk is loaded, or if it fails to load. */
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
      () => undefined, // without the chunk the plain text stays
    );
    return () => {
      wanted = false;
    };
  }, [html, sanitise]);

  // Two keys: React must not reuse an element whose children the effect has replaced.
  return sanitise ? (
    <div key="html" ref={box} className={styles.html} data-print="text" />
  ) : (
    <div key="text" className={styles.html}>
      {plainText(html)}
    </div>
  );
}
