import { expect, it } from 'vitest';
import { answersJsonSchema } from '#tools/brand/schemaFile.ts';
import { type Control, emptyOf, type Field, fieldsOf } from '#workshop/form/field.ts';

const SCHEMA = answersJsonSchema();
const fields = fieldsOf(SCHEMA);
const named = (name: string): Field => {
  const found = fields.find((field) => field.name === name);
  if (found === undefined) throw new Error(`The form does not ask for ${name}.`);
  return found;
};

it('asks for every field of the schema but the path of the schema', () => {
  expect(fields.map(({ name }) => name)).toEqual(
    Object.keys(SCHEMA.properties ?? {}).filter((name) => name !== '$schema'),
  );
});

it.each([
  ['brandingColor', 'colour'],
  ['actionColor', 'colour'],
  ['brand', 'text'],
  ['numberOfShops', 'number'],
  ['layout', 'choice'],
  ['validityYears', 'choice'],
  ['isReward', 'yes-or-no'],
  ['switches', 'several'],
  ['languages', 'list'],
  ['support', 'group'],
  ['heading', 'words'],
] as const)('asks for %s by a control of its kind, %s', (name, kind) => {
  expect(named(name).control.kind).toBe(kind);
});

it('knows which answers are needed, and which may be null', () => {
  expect(named('brand')).toMatchObject({ isRequired: true, isNullable: false });
  expect(named('actionColor')).toMatchObject({ isRequired: false, isNullable: true });
});

it('explains every field at the top', () => {
  for (const { name, help } of fields) expect(help, name).not.toBe('');
});

it('needs no JSON of anyone', () => {
  const kinds = (control: Control): readonly string[] => {
    if (control.kind === 'group') return control.fields.flatMap((field) => kinds(field.control));
    return control.kind === 'list' ? kinds(control.item) : [control.kind];
  };
  expect(fields.flatMap(({ control }) => kinds(control))).not.toContain('json');
});

it('asks for a part that it has never seen', () => {
  const properties = {
    composition: { type: 'string', enum: ['wide', 'tight'], description: 'The build of the page.' },
  };
  expect(fieldsOf({ properties })).toEqual([
    {
      name: 'composition',
      help: 'The build of the page.',
      isRequired: false,
      isNullable: false,
      control: { kind: 'choice', options: ['wide', 'tight'] },
    },
  ]);
});

it('begins a new item with what it needs', () => {
  const { control } = named('support');
  if (control.kind !== 'group') throw new Error('The support is no group.');
  const hours = control.fields.find(({ name }) => name === 'hours')?.control;
  if (hours?.kind !== 'list') throw new Error('The hours are no list.');
  expect(emptyOf(hours.item)).toEqual({ days: [1, 1], opens: '', closes: '' });
});
