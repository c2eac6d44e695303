/**
 * Runs in the page instead of the consent tool's script, self-contained. Like Usercentrics 3 it comes late, answers with
 * promises, and writes its whole look into an inline `<style>` of a shadow root. Stores the decision per tab, so that the
 * pages of a test decide independently.
 */
export function consentBanner(): void {
  const KEY = 'standInConsent';
  const LATE_MS = 200;
  const categories = ['functional', 'statistics', 'marketing'];
  const kept = () => window.sessionStorage.getItem(KEY);
  const later = <T>(value: () => T) =>
    new Promise<T>((resolve) => {
      setTimeout(() => resolve(value()), LATE_MS);
    });
  const tell = (event: string) => window.dispatchEvent(new Event(event));
  const service = (category: string) => ({
    name: category,
    category,
    essential: false,
    consent: { given: kept()?.includes(category) ?? false, type: kept() === null ? 'IMPLICIT' : 'EXPLICIT' },
  });
  // The vendor's types say that `consent` may be missing.
  const needed = { name: 'The site itself', category: 'essential', essential: true };
  const host = document.createElement('div');
  host.id = 'usercentrics-cmp-ui';
  const decide = (given: string) => {
    window.sessionStorage.setItem(KEY, given);
    host.remove();
    tell('UC_CONSENT');
    return Promise.resolve();
  };
  const all = () => decide(categories.join(' '));
  const none = () => decide('');

  const button = (words: string, press: () => void) => {
    const made = document.createElement('button');
    made.type = 'button';
    made.textContent = words;
    made.addEventListener('click', press);
    return made;
  };
  const draw = () => {
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    const style = document.createElement('style');
    style.textContent = `
      .banner { position: fixed; inset: auto 0 0; z-index: 2147483647; display: flex; flex-wrap: wrap; gap: 12px;
        padding: 16px; background: #20315c; color: #fff; font: 16px/1.5 sans-serif; }
      p { flex: 1 1 240px; margin: 0; }
      button { min-height: 44px; padding: 0 20px; border: 0; border-radius: 4px; background: #fff; color: #20315c;
        font: inherit; }`;
    const banner = document.createElement('div');
    banner.className = 'banner';
    banner.setAttribute('role', 'dialog');
    banner.ariaLabel = 'Consent (stand-in)';
    const words = document.createElement('p');
    words.textContent = 'May this page count visits?';
    banner.append(
      words,
      button('Deny', () => void none()),
      button('Accept all', () => void all()),
    );
    root.replaceChildren(style, banner);
    document.body.append(host);
  };

  const tool = {
    isInitialized: () => later(() => true),
    getConsentDetails: () =>
      later(() => ({ services: { needed, ...Object.fromEntries(categories.map((c) => [c, service(c)])) } })),
    showSecondLayer: () => later(draw),
    getActiveLanguage: () => later(() => document.documentElement.lang),
    changeLanguage: () => later(() => undefined),
    acceptAllConsents: all,
    denyAllConsents: none,
  };
  void later(() => Object.assign(window, { __ucCmp: tool })).then(async () => {
    tell('UC_CMP_API_READY');
    await later(() => kept() === null && draw());
    tell('UC_UI_INITIALIZED');
  });
}
