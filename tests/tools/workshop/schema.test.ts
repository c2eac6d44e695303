import { expect, it } from 'vitest';
import { answersJsonSchema } from '#tools/brand/schemaFile.ts';
import {
  asked,
  emptyOf,
  isNullable,
  itemOf,
  kindOf,
  type SchemaPart,
  withAnswer,
} from '#workshop/client/brand/schema.ts';

const { properties = {} } = answersJsonSchema() as SchemaPart;
const named = (name: string): SchemaPart => properties[name] ?? {};

it.each([
  ['brandingColor', 'colour'],
  ['actionColor', 'colour'],
  ['brand', 'text'],
  ['overrideApiErrorMessageHtml', 'text'],
  ['numberOfShops', 'number'],
  ['layout', 'choice'],
  ['mailMinutes', 'choice'],
  ['isReward', 'choice'],
  ['switches', 'several'],
  ['languages', 'list'],
  ['support', 'group'],
  ['heading', 'words'],
])('the form asks for %s by a control of its kind, %s', (name, kind) => {
  expect(kindOf(asked(named(name)))).toBe(kind);
});

it('the form offers null where the schema accepts it beside another answer', () => {
  expect(Object.keys(properties).filter((name) => isNullable(named(name)))).toEqual([
    'actionColor',
    'redeemCampaign',
    'distribution',
  ]);
});

it('the form has a control and an explanation for every field of the schema', () => {
  for (const [name, part] of Object.entries(properties)) {
    expect(part.description, name).toBeTruthy();
    expect(isComplete(part), name).toBe(true);
  }
});

/** Whether the control of each part has what it needs, so that no answer must be typed as JSON. */
function isComplete(part: SchemaPart): boolean {
  const own = asked(part);
  const kind = kindOf(own);
  if (kind === 'group') return Object.values(own.properties ?? {}).every(isComplete);
  if (kind === 'list') return isComplete(itemOf(own));
  return kind !== 'text' || (own.anyOf ?? [own]).every(({ type }) => type === 'string');
}

it('a new item of a list has what the schema requires of it', () => {
  expect(emptyOf(itemOf(named('support').properties?.['hours'] ?? {}))).toEqual({
    days: [1, 1],
    opens: '',
    closes: '',
  });
});

it('a changed answer stays where it was, and a group without answers leaves the file', () => {
  const group = { url: 'a', phone: 'b' };
  expect(Object.keys(withAnswer(group, 'url', 'c') ?? {})).toEqual(['url', 'phone']);
  expect(withAnswer(group, 'phone', undefined)).toEqual({ url: 'a' });
  expect(withAnswer(group, 'email', null)).toEqual({ ...group, email: null });
  expect(withAnswer({ siteKey: 'KEY' }, 'siteKey', undefined)).toBeUndefined();
});
