import type { ReactNode } from 'react';
import { Button } from '#ui/kit/Button.tsx';
import { Checkbox } from '#ui/kit/Checkbox.tsx';
import { Details } from '#ui/kit/Details.tsx';
import { FieldError } from '#ui/kit/Field.tsx';
import { One } from './One.tsx';
import { type AnswerProps, idAt, nameAt, useFaults } from './place.ts';
import {
  type Answers,
  asked,
  emptyOf,
  isNullable,
  itemOf,
  kindOf,
  lengthOf,
  optionsOf,
  withAnswer,
} from './schema.ts';
import { Words } from './Words.tsx';

/** Asks for a part of the answers, with its explanation and its faults. */
function Answer(props: AnswerProps) {
  const { path, part, value, onChange } = props;
  const id = idAt(path);
  const kind = kindOf(asked(part));
  if (kind === 'group') return <Folded {...props} depth={0} content={<Group {...props} />} />;
  if (kind === 'list') return <Folded {...props} depth={0} content={<List {...props} />} />;
  if (kind === 'several') return <Folded {...props} content={<Several {...props} />} />;
  if (kind === 'words')
    return <Folded {...props} content={<Words id={id} value={value} onChange={onChange} />} />;
  return (
    <>
      <One {...props} />
      {isNullable(part) && (
        <Checkbox
          id={`${id}-none`}
          name={`${id}-none`}
          label="none at all (null)"
          checked={value === null}
          onChange={(isNone) => onChange(isNone ? null : undefined)}
        />
      )}
    </>
  );
}

/** Several values. What has an answer or a fault is open. */
function Folded({
  path,
  part,
  isRequired = true,
  value,
  content,
  depth,
}: AnswerProps & { content: ReactNode; depth?: number }) {
  const id = idAt(path);
  const error = useFaults(path, depth);
  const isFaulty = useFaults(path) !== undefined;
  return (
    <div id={id} tabIndex={-1} className="many">
      <Details
        summary={isRequired ? nameAt(path) : `${nameAt(path)} (optional)`}
        open={isRequired || value !== undefined || isFaulty}
      >
        {part.description && <p className="help">{part.description}</p>}
        <FieldError id={id} error={error} errorPrefix="Error:" />
        {content}
      </Details>
    </div>
  );
}

/** Each part of a group. */
export function Group({ path, part, value, onChange }: AnswerProps) {
  const group = (value ?? {}) as Answers;
  return Object.entries(part.properties ?? {}).map(([name, own]) => (
    <Answer
      key={name}
      path={[...path, name]}
      part={own}
      isRequired={part.required?.includes(name) ?? false}
      value={group[name]}
      onChange={(answer) => onChange(withAnswer(group, name, answer))}
    />
  ));
}

/** Ticked options, in the order of the schema. */
function Several({ path, part, value, onChange }: AnswerProps) {
  const on = (value ?? []) as readonly unknown[];
  const options = optionsOf(itemOf(part)) ?? [];
  const ticks = options.map((option) => (
    <Checkbox
      key={String(option)}
      id={idAt([...path, String(option)])}
      name={idAt(path)}
      label={String(option)}
      checked={on.includes(option)}
      onChange={(isOn) => onChange(options.filter((each) => (each === option ? isOn : on.includes(each))))}
    />
  ));
  return <div className="ticks">{ticks}</div>;
}

function List({ path, part, value, onChange }: AnswerProps) {
  const items = (value ?? []) as readonly unknown[];
  const length = lengthOf(part);
  const remove = (index: number) => {
    onChange(items.toSpliced(index, 1));
    // The button goes away.
    document.getElementById(idAt(path))?.focus();
  };
  return (
    <>
      {Array.from({ length: length ?? items.length }, (_, index) => (
        <div key={index} className="item">
          <Answer
            path={[...path, index]}
            part={itemOf(part)}
            value={items[index]}
            onChange={(answer) => onChange(items.with(index, answer))}
          />
          {length === undefined && (
            <Button
              kind="quiet"
              aria-label={`Remove ${path.join('.')}.${index}`}
              onClick={() => remove(index)}
            >
              Remove
            </Button>
          )}
        </div>
      ))}
      {length === undefined && (
        <Button
          kind="secondary"
          aria-label={`Add to ${path.join('.')}`}
          onClick={() => onChange([...items, emptyOf(itemOf(part))])}
        >
          Add
        </Button>
      )}
    </>
  );
}
