/** A value of an answers file. */
export type Answer = unknown;
export type AnswerPath = readonly (string | number)[];

const isGroup = (value: Answer): value is Readonly<Record<string, Answer>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function valueAt(answers: Answer, path: AnswerPath): Answer {
  return path.reduce<Answer>((part, step) => {
    if (Array.isArray(part)) return (part as readonly Answer[])[Number(step)];
    return isGroup(part) ? part[step] : undefined;
  }, answers);
}

/**
 * The answers with another value at the path. `undefined` takes the answer away, and with it a group that has no other
 * one, because an optional group is left out of the file as a whole.
 */
export function withValue(answers: Answer, [step, ...rest]: AnswerPath, value: Answer): Answer {
  if (step === undefined) return value;
  if (typeof step === 'number') {
    const list = Array.isArray(answers) ? (answers as readonly Answer[]) : [];
    const changed = withValue(list[step], rest, value);
    return changed === undefined ? list.toSpliced(step, 1) : withItem(list, step, changed);
  }
  const { [step]: before, ...others } = isGroup(answers) ? answers : {};
  const changed = withValue(before, rest, value);
  if (changed !== undefined) return inOrder(answers, step, { ...others, [step]: changed });
  return Object.keys(others).length === 0 ? undefined : others;
}

function withItem(list: readonly Answer[], index: number, value: Answer): Answer {
  return index < list.length ? list.with(index, value) : [...list, value];
}

/** A changed field stays where it was. */
function inOrder(before: Answer, step: string, after: Readonly<Record<string, Answer>>): Answer {
  if (!isGroup(before) || !Object.hasOwn(before, step)) return after;
  return Object.fromEntries(Object.keys(before).map((name) => [name, after[name]]));
}
