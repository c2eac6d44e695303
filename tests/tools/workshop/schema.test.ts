import { expect, it } from 'vitest';
import { answersJsonSchema } from '#tools/brand/schemaFile.ts';
import { asked, itemOf, kindOf, type SchemaPart, withAnswer } from '#workshop/client/brand/schema.ts';

const { properties = {} } = answersJsonSchema() as SchemaPart;

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

it('a changed answer stays where it was, and a group without answers leaves the file', () => {
  const group = { url: 'a', phone: 'b' };
  expect(Object.keys(withAnswer(group, 'url', 'c') ?? {})).toEqual(['url', 'phone']);
  expect(withAnswer(group, 'phone', undefined)).toEqual({ url: 'a' });
  expect(withAnswer(group, 'email', null)).toEqual({ ...group, email: null });
  expect(withAnswer({ siteKey: 'KEY' }, 'siteKey', undefined)).toBeUndefined();
});
