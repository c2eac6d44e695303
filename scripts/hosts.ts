type Directive = `${'script' | 'style' | 'img' | 'font' | 'connect' | 'frame'}-src` | 'form-action';

/** Hosts that a page may load from and talk to, by the policy's directives. */
export type Hosts = Readonly<Partial<Record<Directive, readonly string[]>>>;
