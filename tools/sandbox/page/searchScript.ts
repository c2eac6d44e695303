/** The search of the page: shows only what has all of its words. The address keeps it, as dials load the page again. */
export const searchScript = `
const search = document.getElementById('search');
const found = document.getElementById('found');
const parts = [...document.querySelectorAll('main > section')];
const sheets = [...document.querySelectorAll('main details')];
const opened = new Map(sheets.map((sheet) => [sheet, sheet.open]));
const items = [...document.querySelectorAll('tbody tr, .mails > li, .links > li, .dial, main .facts > div')]
  .filter((item) => !item.parentElement.closest('.dial'))
  .map((item) => ({ item, text: textOf(item) }));

// What is written in groups is found as a whole, too; the names of the part and of the site count.
function textOf(item) {
  const names = [item.closest('section').querySelector('h2'), item.closest('details')?.querySelector('.site')];
  const fields = [...item.querySelectorAll('input, select')].map((field) => field.value);
  const all = [...names.map((name) => name?.textContent ?? ''), item.textContent, ...fields].join(' ');
  const copied = [...item.querySelectorAll('[data-copy]')].map((button) => button.dataset.copy).join(' ');
  return (all + ' ' + copied).replace(/\\s+/g, ' ').toLowerCase();
}

function show() {
  const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
  const isIn = ({ text }) => words.every((word) => text.includes(word));
  const shown = items.filter(isIn);
  for (const { item } of items) item.hidden = true;
  for (const { item } of shown) item.hidden = false;
  const holds = (place) => shown.some(({ item }) => place.contains(item));
  const isSearched = words.length > 0;
  for (const part of parts) part.hidden = isSearched && !holds(part);
  for (const sheet of sheets) {
    sheet.hidden = isSearched && !holds(sheet);
    sheet.open = isSearched ? !sheet.hidden : opened.get(sheet);
  }
  for (const table of document.querySelectorAll('.table')) table.hidden = isSearched && !holds(table);
  for (const link of document.querySelectorAll('.sections a'))
    link.hidden = document.querySelector(link.hash)?.hidden === true;
  found.textContent = isSearched ? shown.length + ' found' : '';
}

search.addEventListener('input', () => {
  show();
  const address = new URL(location.href);
  if (search.value.trim() === '') address.searchParams.delete('q');
  else address.searchParams.set('q', search.value.trim());
  history.replaceState(null, '', address);
});
search.value = new URL(location.href).searchParams.get('q') ?? '';
show();
`;
