import { render, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { plainText } from '#ui/kit/plainText.ts';
import { SafeHtml } from '#ui/kit/SafeHtml.tsx';
import { sanitise } from '#ui/kit/sanitise.ts';

const ALLOWED = new Set(['B', 'STRONG', 'I', 'EM', 'BR', 'P', 'UL', 'OL', 'LI', 'A', 'SPAN']);

function cleaned(html: string): HTMLElement {
  const box = document.createElement('div');
  box.append(sanitise(html));
  return box;
}

const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)><p>x',
  '<p style="position:fixed" class="a" id="main" data-x="1" aria-label="x" onclick=alert(1)>x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\tscript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="http://plain.example">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/shops" target="_blank">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<form action="https://evil.example"><input name=code><button>x</button></form>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<base href="https://evil.example"><meta http-equiv=refresh content="0;url=https://evil.example">',
  '<a name="getElementById">x</a><b id="cookie">y</b>',
  '<sty<style></style>le>p{}</sty<style></style>le><scr<script></script>ipt>alert(1)</script>',
  '<p on<x>click=alert(1) st<x>yle=color:red>x',
];

describe('sanitising', () => {
  it.each(HOSTILE)('leaves only allowed elements and attributes of %s', (html) => {
    const box = cleaned(html);
    for (const element of box.querySelectorAll('*')) {
      expect(ALLOWED).toContain(element.tagName);
      for (const { name, value } of element.attributes) {
        expect(['href', 'rel']).toContain(name);
        if (name === 'href') expect(value).toMatch(/^(?:https:\/\/|mailto:|tel:)/);
      }
    }
    // Sanitising the result again changes nothing.
    expect(cleaned(box.innerHTML).innerHTML).toBe(box.innerHTML);
  });

  it('keeps allowed markup unchanged and adds rel="noopener noreferrer" to links', () => {
    const html =
      '<p>Books for <b>all</b>, see <a href="https://x.example/a?b=1#c">more</a> or <a href="tel:+49891">call</a>.</p><ul><li>one</li></ul>';
    const box = cleaned(html);
    expect(box.innerHTML).toBe(html.replaceAll('">', '" rel="noopener noreferrer">'));
  });
});

describe('SafeHtml', () => {
  it('shows plain text at once and the markup when the sanitiser is loaded', async () => {
    const { container, rerender } = render(<SafeHtml html="<p>Not for <b>school</b> books &amp; maps</p>" />);
    expect(container).toHaveTextContent('Not for school books & maps');
    await waitFor(() => expect(container.querySelector('b')).toHaveTextContent('school'));
    rerender(<SafeHtml html="<p>For <i>all</i></p>" />);
    expect(container.querySelector('b')).toBeNull();
    expect(container.querySelector('i')).toHaveTextContent('all');
  });
});

it.each([
  ['<p>One</p><p>two</p>', 'One two'],
  ['a &lt;b&gt; &amp;amp; c&nbsp;d &unknown; &#39;', "a <b> &amp; c\u00a0d &unknown; '"],
  ['x<script>alert(1)</script>y<style>p{}</style>', 'x y'],
  ['open <b', 'open'],
  ['from 5 < 6 on', 'from 5 < 6 on'],
  ['Caf&eacute; &#8211; bar', 'Café – bar'],
])('reduces %j to plain text', (html, text) => {
  expect(plainText(html)).toBe(text);
});
