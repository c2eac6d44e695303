import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { fontsConf } from '#tools/machine/faces.ts';

it('names folders whatever they are called', () => {
  const folder = '/home/jörg & co/<a b>';
  const { window } = new JSDOM(fontsConf([folder], `${folder}/seen`), { contentType: 'text/xml' });
  expect(window.document.querySelector('dir')?.textContent).toBe(folder);
  expect(window.document.querySelector('cachedir')?.textContent).toBe(`${folder}/seen`);
});
