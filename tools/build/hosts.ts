type Directive = `${'script' | 'style' | 'img' | 'font' | 'connect' | 'frame'}-src` | 'form-action';

/** Hosts that a page may load from and connect to, by CSP directive. */
export type Hosts = Readonly<Partial<Record<Directive, readonly string[]>>>;
