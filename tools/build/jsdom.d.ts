/** What we use of jsdom, which has no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(
      html: string,
      options: { readonly url?: string; readonly contentType?: string; readonly runScripts?: 'dangerously' },
    );
    readonly window: Window & typeof globalThis;
  }
}
