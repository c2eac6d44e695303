/** What a selector looks at. */
interface Selectable {
  readonly localName: string;
  readonly id: string;
  readonly classList: { contains(name: string): boolean };
  readonly parentElement: Selectable | null;
  readonly isPopoverOpen: boolean;
  getAttribute(name: string): string | null;
  hasAttribute(name: string): boolean;
}

type Test = (element: Selectable) => boolean;

const PART =
  /^(?:([a-z][\w-]*|\*)|#([\w-]+)|\.([\w-]+)|\[([\w-]+)(?:([*^]?)=["']?([^"'\]]*)["']?)?\]|:([\w-]+)(?:\(([^)]*)\))?)/i;

const known = new Map<string, Test>();

/** Tests an element against a selector of tags, ids, classes, attributes, states, commas and descendants. */
export function testOf(selector: string): Test {
  const test = known.get(selector) ?? compiled(selector);
  known.set(selector, test);
  return test;
}

function compiled(selector: string): Test {
  return anyOf(selector.split(/,(?![^(]*\))/).map((choice) => chainOf(choice.trim())));
}

/** Only descendants combine; a child combinator counts as a descendant. */
function chainOf(choice: string): Test {
  const [own, ...around] = choice
    .split(/\s*>\s*|\s+(?![^([]*[)\]])/)
    .map(compoundOf)
    .toReversed();
  if (own === undefined) return () => false;
  if (around.length === 0) return own;
  return (element) => {
    if (!own(element)) return false;
    let above = element.parentElement;
    for (const step of around) {
      while (above !== null && !step(above)) above = above.parentElement;
      if (above === null) return false;
      above = above.parentElement;
    }
    return true;
  };
}

function compoundOf(text: string): Test {
  const tests: Test[] = [];
  for (let rest = text; rest !== ''; ) {
    const part = PART.exec(rest);
    if (part === null) throw new Error(`The simulation does not know the selector ${text}`);
    rest = rest.slice(part[0].length);
    tests.push(partTest(part));
  }
  return allOf(tests);
}

// Selectors are tested more often than anything else here, so a single test is not wrapped.
const anyOf = (tests: readonly Test[]): Test =>
  tests.length === 1 && tests[0] ? tests[0] : (element) => tests.some((test) => test(element));
const allOf = (tests: readonly Test[]): Test =>
  tests.length === 1 && tests[0] ? tests[0] : (element) => tests.every((test) => test(element));

function partTest([, tag, id, name, attribute, how, value, state, inside]: RegExpExecArray): Test {
  if (tag !== undefined) {
    const localName = tag.toLowerCase();
    return tag === '*' ? () => true : (element) => element.localName === localName;
  }
  if (id !== undefined) return (element) => element.id === id;
  if (name !== undefined) return (element) => element.classList.contains(name);
  if (attribute !== undefined) {
    return (element) => {
      const has = element.getAttribute(attribute);
      if (has === null || value === undefined) return has !== null;
      return how === '*' ? has.includes(value) : how === '^' ? has.startsWith(value) : has === value;
    };
  }
  if (state === 'is' || state === 'where') return testOf(inside ?? '');
  if (state === 'not') return (element) => !testOf(inside ?? '')(element);
  if (state === 'checked') return (element) => 'checked' in element && element.checked === true;
  if (state === 'popover-open') return (element) => element.isPopoverOpen;
  // Users press with the pointer.
  if (state === 'focus-visible') return () => false;
  // A press is over at once.
  if (state === 'active') return () => false;
  if (state === 'disabled') return (element) => element.hasAttribute('disabled');
  throw new Error(`The simulation does not know the state :${state}`);
}
