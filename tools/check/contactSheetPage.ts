interface Picture {
  readonly file: string;
  readonly screen: string;
  readonly site: string;
  readonly width: string;
  readonly scheme: string;
}

/** Parses a file name such as `the-wall_de_390_light.jpg`. */
export function pictureOf(file: string): Picture {
  const [screen = '', site = '', width = '', scheme = ''] = file.replace(/\.jpg$/, '').split('_');
  return { file, screen: screen.replaceAll('-', ' '), site, width, scheme };
}

const STYLE = `
  body { margin: 0; font: 15px/1.4 system-ui, sans-serif; background: #8a8a86; }
  header { position: sticky; inset: 0 0 auto; z-index: 1; display: flex; flex-wrap: wrap; gap: 4px 20px; padding: 10px 16px; background: #1d1d1b; color: #fff; }
  h2 { margin: 24px 16px 8px; font-size: 1.1rem; }
  .row { display: flex; flex-wrap: wrap; gap: 16px; align-items: start; padding-inline: 16px; }
  figure { position: relative; margin: 0; }
  figure img { display: block; inline-size: 100%; block-size: auto; }
  figure::after { position: absolute; inset: var(--fold) 0 auto; border-block-start: 1px dashed #d0f; content: ''; }
  .w390 { inline-size: 260px; --fold: 563px; }
  .w1280 { inline-size: 620px; --fold: 436px; }
  a { display: block; }
`;

/** A page with a row for each screen, and checkboxes that hide pictures. The dashed line is the fold. */
export function sheetOf(pictures: readonly Picture[]): string {
  const rows = Map.groupBy(pictures, ({ screen }) => screen);
  const facts = ['site', 'width', 'scheme'] as const;
  const boxes = facts.flatMap((fact) => [...new Set(pictures.map((picture) => picture[fact]))]);
  const hiding = boxes.map(
    (box) => `body:has(#b-${box}:not(:checked)) [data-is~="${box}"] { display: none }`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title>
<style>${STYLE}${hiding.join('\n')}</style>
<header>${boxes.map((box) => `<label><input type="checkbox" checked id="b-${box}"> ${box}</label>`).join('')}</header>
${[...rows].map(([screen, shown]) => `<h2>${screen}</h2><div class="row">${shown.map(figureOf).join('')}</div>`).join('\n')}
</html>`;
}

function figureOf({ file, screen, site, width, scheme }: Picture): string {
  const name = `${screen}, ${site}, ${width}, ${scheme}`;
  return `<figure class="w${width}" data-is="${site} ${width} ${scheme}"><a href="pictures/${file}"><img loading="lazy" src="pictures/${file}" alt="${name}" title="${name}"></a></figure>`;
}
