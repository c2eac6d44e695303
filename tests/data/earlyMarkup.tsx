import { renderToStaticMarkup } from 'react-dom/server';
import { EarlyNews } from '#src/early/EarlyNews.tsx';
import { EarlyWords } from '#src/early/EarlyWords.tsx';
import texts from '#locales/early.json';

/** The texts of the early page. */
export const WORDS = { ...texts.en, loading: 'Loading …', reload: 'Reload' };

/** The form of the build, reduced to what the page's scripts need. */
export function earlyForm(heading = 'Redeem'): string {
  const news = { words: texts.en, trying: WORDS.loading, reload: WORDS.reload, word: 'Note', support: null };
  const words = renderToStaticMarkup(
    <EarlyWords
      words={texts.en}
      reading="Your entry: {{code}}"
      submit="Next"
      word="Note"
      support={null}
      news={<EarlyNews {...news} />}
    />,
  );
  return `<main><h1>${heading}</h1><form method="dialog"><div><input name="code"><output></output><span id="code-hint"></span></div>
    <button type="button">Ask</button><button type="submit">Next</button>${words}</form></main>`;
}
