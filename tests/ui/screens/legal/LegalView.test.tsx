import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OpenLegalDocument } from '#application/legal/openLegalDocument.ts';
import type { LegalDocument } from '#domain/legal/legalDocument.ts';
import { FileLegal } from '#infrastructure/texts/fileLegal.ts';
import { LEGAL_DOCUMENTS } from '#src/areas/legalDocuments.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { say } from '#tests/data/english.ts';
import { show } from '#tests/data/show.tsx';
import type { Services } from '#ui/session/services.ts';
import { ConditionsView, UsNoticeView } from '#ui/screens/legal/document/LegalView.tsx';

async function conditions(about: About = {}) {
  const app = await anApp({ locale: 'en', ...about });
  await show(app.services, <ConditionsView />);
  await screen.findByText(say('legal.version', { version: '1.0' }), { exact: false });
  return app;
}

const sections = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('shows the document with its version and date, and with values of the site', async () => {
  await conditions({ site: { validityYears: 1 } });
  expect(screen.getByRole('heading', { level: 1, name: say('site.footer.conditions') })).toBeInTheDocument();
  expect(screen.getByText('1 November 2026')).toHaveAttribute('datetime', '2026-11-01');
  expect(screen.getByText(/Validity from purchase: 1 year\./)).toBeInTheDocument();
  expect(document.title).toBe(`${say('site.footer.conditions')} – Frohgut`);
});

it('follows a change of language', async () => {
  const { services } = await conditions({ site: { languages: ['en', 'de'] } });
  await act(async () => services.language.change('de'));
  expect(await screen.findByText(/Gültigkeit ab dem Kauf: 3 Jahre\./)).toBeInTheDocument();
});

it.each([
  ['+49 30 23125 401', 'help@x.example or +49\u00a030\u00a023125\u00a0401'],
  [null, 'help@x.example'],
])('shows how to reach customer service, with the phone number %s', async (phone, said) => {
  await conditions({ site: { support: { url: '', email: 'help@x.example', phone, hours: [] } } });
  expect(document.body.textContent).toContain(`answers your questions: ${said}.`);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContain('mailto:help@x.example');
  expect(links.includes(`tel:${phone}`)).toBe(phone !== null);
});

it('speaks of restaurants on the restaurant site', async () => {
  await conditions({ site: { partnerKind: 'restaurants' } });
  expect(screen.getByText(/You choose a restaurant/)).toBeInTheDocument();
});

it('moves the focus to each of its sections without a navigation', async () => {
  await conditions();
  const contents = screen.getByRole('navigation', { name: say('legal.contents') });
  const links = within(contents).getAllByRole('link');
  expect(sections()).toEqual([say('legal.contents'), ...links.map(({ textContent }) => textContent)]);
  const last = links.at(-1);
  if (!last) throw new Error('no link');
  Element.prototype.scrollIntoView = vi.fn();
  fireEvent.click(last);
  expect(screen.getByRole('heading', { level: 2, name: last.textContent })).toHaveFocus();
  expect(window.location.hash).toBe('');
});

it('can be printed', async () => {
  await conditions();
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  fireEvent.click(screen.getByRole('button', { name: say('thankYou.print') }));
  expect(print).toHaveBeenCalledOnce();
});

it('names the operator in the US', async () => {
  const { services } = await anApp({
    locale: 'en',
    site: { id: 'us', country: 'US', brand: 'Brightparcel' },
  });
  await show(services, <UsNoticeView />);
  expect(await screen.findByText(/Brightparcel and its logo are trademarks/)).toBeInTheDocument();
});

it('says that a document could not be loaded, and loads it again', async () => {
  const { services } = await anApp({ locale: 'en' });
  const load = vi.fn<() => Promise<LegalDocument>>();
  load.mockRejectedValueOnce(new Error('ChunkLoadError'));
  load.mockResolvedValueOnce({ version: '7.0', since: '2026-11-01', lead: 'It is here.', sections: [] });
  const table = { ...LEGAL_DOCUMENTS, conditions: { en: load } };
  const record = Promise.resolve({ openLegalDocument: new OpenLegalDocument(new FileLegal(table)) });
  const area = ((key) => (key.name === 'legal' ? record : services.area(key))) as Services['area'];
  await show({ ...services, area }, <ConditionsView />);
  const problem = await screen.findByRole('region', { name: say('problem.offline.title') });
  expect(problem).toHaveTextContent(say('legal.untouched'));
  expect(screen.getByRole('heading', { level: 1, name: say('site.footer.conditions') })).toBeInTheDocument();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: say('common.tryAgain') })));
  expect(await screen.findByText('It is here.')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: say('problem.offline.title') })).toBeNull();
});
