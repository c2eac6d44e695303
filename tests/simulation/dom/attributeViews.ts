/** `dataset`: the attributes that begin with `data-`. */
export function datasetOf(attributes: Map<string, string>): Record<string, string | undefined> {
  const nameOf = (key: string) => `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  return new Proxy<Record<string, string | undefined>>(
    {},
    {
      get: (_, key) => attributes.get(nameOf(String(key))),
      set: (_, key, value) => {
        attributes.set(nameOf(String(key)), String(value));
        return true;
      },
      deleteProperty: (_, key) => {
        attributes.delete(nameOf(String(key)));
        return true;
      },
    },
  );
}

/** The styles that were set; nothing is computed from them. */
export function styleOf(): Record<string, unknown> {
  const set: Record<string, string> = {};
  return Object.assign(set, {
    setProperty: (name: string, value: string) => void (set[name] = value),
    removeProperty: (name: string) => void delete set[name],
    getPropertyValue: (name: string) => set[name] ?? '',
  });
}

/** `classList`: the words of the attribute `class`. */
export function classListOf(element: { className: string }) {
  const words = () => element.className.split(' ').filter(Boolean);
  const write = (names: readonly string[]) => void (element.className = names.join(' '));
  const contains = (name: string) => words().includes(name);
  const add = (...names: readonly string[]) => write([...new Set([...words(), ...names])]);
  const remove = (...names: readonly string[]) => write(words().filter((word) => !names.includes(word)));
  const toggle = (name: string, isOn = !contains(name)) => {
    if (isOn) add(name);
    else remove(name);
    return isOn;
  };
  return { contains, add, remove, toggle };
}
