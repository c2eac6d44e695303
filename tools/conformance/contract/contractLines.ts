import { type Document, isMap, isScalar, LineCounter, type Pair, parseDocument } from 'yaml';

/** Where a part of the contract stands, so that a finding can name the line. Lines count from 1. */
export class ContractLines {
  readonly #text: string;
  readonly #counter = new LineCounter();
  #parsed: Document | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /** The line of the first occurrence of a text that stands on one line; throws if the contract does not have it. */
  ofText(text: string): number {
    const at = this.#text.indexOf(text);
    if (at < 0) throw new Error(`The contract does not say "${text}".`);
    return this.#text.slice(0, at).split('\n').length;
  }

  /** The line of the key that a JSON pointer ends with. */
  ofPointer(pointer: string): number {
    const keys = pointer
      .split('/')
      .slice(1)
      .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
    const parent = this.#document().getIn(keys.slice(0, -1), true);
    const items: readonly Pair[] = isMap(parent) ? parent.items : [];
    const key = items
      .map((item) => item.key)
      .find((one) => isScalar(one) && String(one.value) === keys.at(-1));
    const offset = isScalar(key) ? key.range?.[0] : undefined;
    if (offset === undefined) throw new Error(`The contract has nothing at ${pointer}.`);
    return this.#counter.linePos(offset).line;
  }

  // Only findings need it, and parsing takes a tenth of a second.
  #document(): Document {
    this.#parsed ??= parseDocument(this.#text, { lineCounter: this.#counter });
    return this.#parsed;
  }
}
