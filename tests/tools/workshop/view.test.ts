import { expect, it } from 'vitest';
import { queryOf, viewOf } from '#workshop/client/gallery/view.ts';

const view = (query: string) => viewOf(new URLSearchParams(query));

it('has an address without a query for the view as at first', () => {
  expect(queryOf(view(''))).toBe('');
});

it.each([
  '?state=wall&width=1280&scheme=dark&language=fr&zoom=0.33',
  '?across=states&site=gb',
  '?scenario=wall-fails&latency=1500&lifetime=130&clock=2027-01-02T03%3A04%3A05&offline=yes',
])('leads to the same view by its address: %s', (query) => {
  expect(queryOf(view(query))).toBe(query);
});

it('leaves out of an address what it does not know', () => {
  expect(queryOf(view('?width=17&scenario=none-such&latency=1&clock=now&offline=perhaps'))).toBe('');
});
