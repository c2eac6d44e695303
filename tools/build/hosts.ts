type Directive = `${'script' | 'style' | 'img' | 'font' | 'media' | 'connect' | 'frame'}-src` | 'form-action';

/** Hosts that a page may load from and connect to, and schemes such as `blob:`, by CSP directive. */
export type Hosts = Readonly<Partial<Record<Directive, readonly string[]>>>;
