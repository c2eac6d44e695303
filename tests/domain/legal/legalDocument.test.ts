import { expect, it } from 'vitest';
import { type LegalFacts, dayOf, filledIn } from '#domain/legal/legalDocument.ts';

const FACTS: LegalFacts = {
  brand: 'Frohgut',
  validity: '3 years',
  website: 'frohgut.example',
  contact: 'help@frohgut.example',
};

it('fills in the facts of the site in every part of a document', () => {
  const document = filledIn(
    {
      lead: 'Of {{brand}}.',
      version: '1.0',
      since: '2026-11-01',
      sections: [
        { title: '{{brand}}', paragraphs: ['{{brand}} at {{website}}'], points: ['Valid: {{validity}}'] },
        { title: 'Contact', paragraphs: ['{{contact}}'] },
      ],
    },
    FACTS,
  );
  expect(document).toEqual({
    lead: 'Of Frohgut.',
    version: '1.0',
    since: '2026-11-01',
    sections: [
      { title: 'Frohgut', paragraphs: ['Frohgut at frohgut.example'], points: ['Valid: 3 years'] },
      { title: 'Contact', paragraphs: ['help@frohgut.example'] },
    ],
  });
});

it.each(['{{toString}}', '{{nobody}}'])('leaves the unknown placeholder %s unchanged', (lead) => {
  expect(filledIn({ lead, version: '1', since: '2026-11-01', sections: [] }, FACTS).lead).toBe(lead);
});

it('returns noon in UTC, which is the same day in Berlin and in New York', () => {
  const noon = dayOf('2026-11-01') ?? 0;
  const dayIn = (timeZone: string) =>
    new Intl.DateTimeFormat('en', { dateStyle: 'short', timeZone }).format(noon);
  expect([dayIn('Europe/Berlin'), dayIn('America/New_York')]).toEqual(['11/1/26', '11/1/26']);
});

it.each(['', 'soon', '2026-02-30', '2026-13-01', '2026-1-1', '01.11.2026'])(
  'rejects %j as a day',
  (since) => {
    expect(dayOf(since)).toBeNull();
  },
);
