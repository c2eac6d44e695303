/** The page's script: copies codes, sends the dials as JSON and reloads the page. */
export const pageScript = `
const status = document.getElementById('status');

async function send(path, method, body) {
  const answer = await fetch(path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: method === 'DELETE' ? undefined : JSON.stringify(body),
  });
  if (!answer.ok) {
    const problem = await answer.json();
    status.textContent = problem.errors[0] ? problem.errors[0].message : problem.title;
    return;
  }
  location.reload();
}

function valuesOf(form) {
  const entries = [...form.elements]
    .filter((field) => field.name && field.value !== '')
    .map((field) => [field.name, 'number' in field.dataset ? Number(field.value) : field.value]);
  return Object.fromEntries(entries);
}

document.addEventListener('submit', (event) => {
  event.preventDefault();
  if ('stays' in event.target.dataset) return;
  send(event.target.dataset.dial, 'POST', valuesOf(event.target));
});

document.addEventListener('click', async (event) => {
  const button = event.target.closest('button');
  if (!button) return;
  const { copy, send: path, method, body, issue } = button.dataset;
  if (path) await send(path, method || 'POST', JSON.parse(body || '{}'));
  if (issue) await send('/sandbox/vouchers', 'POST', { site: issue });
  if (copy) {
    await navigator.clipboard.writeText(copy);
    status.textContent = copy + ' is copied.';
    button.textContent = 'Copied';
  }
});
`;
