import type { Passport } from './passport.ts';

const STYLE = `
body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#1a1a1a;background:#fff}
table{border-collapse:collapse;width:100%;margin:1rem 0}
th,td{text-align:left;vertical-align:top;padding:.35rem .6rem;border-bottom:1px solid #767676;overflow-wrap:anywhere}
code{font-family:ui-monospace,monospace;font-size:.85em;overflow-wrap:anywhere}
.no{font-weight:700;color:#a4000f}
.scroll{overflow-x:auto}
@media print{body{font-size:10pt;max-width:none;margin:0}tr{break-inside:avoid}h2{break-after:avoid}}
`;

/** The passport for people: one file without scripts, to read and to print. */
export function passportPage(passport: Passport): string {
  const { commit, madeAt, isSound } = passport;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Passport of ${commit.slice(0, 8)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Passport</h1>
<p>Commit <code>${text(commit)}</code>, made <time datetime="${text(madeAt)}">${text(madeAt)}</time>.
Build and licences are ${isSound ? 'sound' : '<strong class="no">not sound</strong>'}.</p>
${[buildPart, licencePart, claimPart, statementPart, policyPart, filePart].map((part) => part(passport)).join('\n')}
</main>
</body>
</html>
`;
}

function buildPart({ build, billsOfMaterials }: Passport): string {
  const { verdict, packages, node, platform, digests, differences, files } = build;
  const equal =
    verdict === 'reproducible'
      ? `<p>Two clones in two folders gave the same ${files.length} files.</p>`
      : `<p class="no">Two clones in two folders differ:</p>${list(differences)}`;
  const facts: Row[] = [
    ['packages', text(packages)],
    ['Node.js', text(`${node}, ${platform}`)],
    ...digests.map((digest, index): Row => [`digest of build ${index + 1}`, code(digest)]),
    ...billsOfMaterials.map(({ file, sha256 }): Row => [text(file), code(sha256)]),
  ];
  return section('Build', equal + table(['what', 'value'], facts));
}

function licencePart({ licences }: Passport): string {
  const rows = licences.map(
    ({ name, version, kind, licence, fault }): Row => [
      text(name),
      text(version),
      kind,
      text(licence) + (fault === undefined ? '' : ` <span class="no">${text(fault)}</span>`),
    ],
  );
  return section('Licences of what is shipped', table(['package', 'version', 'kind', 'licence'], rows));
}

function claimPart({ claims, criteriaWithoutClaim, tests }: Passport): string {
  const proven = claims.filter(({ verdict }) => verdict === 'proven').length;
  const stale = tests.stale === null ? '' : ` <span class="no">${text(tests.stale)}.</span>`;
  const rows = claims.map(
    ({ claim, criteria, verdict, reasons, tests: named }): Row => [
      text(claim),
      text(criteria.join(', ')),
      verdict === 'proven' ? 'proven' : `<span class="no">not proven</span>${list(reasons)}`,
      list(named.map(({ file, test }) => `${file}: ${test}`)),
    ],
  );
  return section(
    'Accessibility claims',
    `<p>${proven} of ${claims.length} claims are proven.${stale}</p>` +
      table(['claim', 'WCAG 2.2', 'verdict', 'tests'], rows) +
      `<h3>Success criteria without a claim</h3><p>People have to judge them, or they do not apply.</p>${list(criteriaWithoutClaim)}`,
  );
}

function statementPart({ statement }: Passport): string {
  const rows = statement.map(
    ({ sentence, claims }): Row => [
      text(sentence),
      claims.length === 0 ? '<span class="no">no claim stands for it</span>' : text(claims.join(', ')),
    ],
  );
  return section('The accessibility statement of the app', table(['sentence', 'claims'], rows));
}

function policyPart({ policies }: Passport): string {
  const rows = policies.map(
    ({ site, kind, headers, sha256 }): Row => [
      text(site),
      text(kind),
      code(headers['Content-Security-Policy'] ?? ''),
      code(sha256),
    ],
  );
  return section(
    'Policies of each site',
    '<p>The digest covers all security headers, which passport.json lists.</p>' +
      table(['site', 'page', 'Content-Security-Policy', 'digest'], rows),
  );
}

function filePart({ build }: Passport): string {
  const rows = build.files.map(({ path, bytes, sha256 }): Row => [text(path), String(bytes), code(sha256)]);
  return section('Files', table(['file', 'bytes', 'sha256'], rows));
}

/** HTML of the cells; the first is the row's heading. */
type Row = readonly string[];

function section(title: string, content: string): string {
  return `<section>\n<h2>${title}</h2>\n${content}\n</section>`;
}

function table(heads: readonly string[], rows: readonly Row[]): string {
  const head = heads.map((one) => `<th scope="col">${one}</th>`).join('');
  const body = rows.map(([first = '', ...rest]) => {
    return `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  return `<div class="scroll"><table>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${body.join('\n')}\n</tbody></table></div>`;
}

function list(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${text(item)}</li>`).join('')}</ul>`;
}

function code(value: string): string {
  return `<code>${text(value)}</code>`;
}

function text(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
