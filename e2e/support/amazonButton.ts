/**
 * How a wallet's script can behave besides well: its call throws, it reports no press, its button has disabled
 * itself (as on a host that the merchant has not registered), or it reports one press twice.
 */
export type WalletMood = 'well' | 'throws' | 'silent' | 'disabled' | 'twice';

/**
 * Runs in the page instead of the wallet's script, self-contained. Like Amazon Pay's it draws its button into a shadow
 * root, with a style element and style attributes. The button posts its parameters to the vendor's pages.
 */
export function amazonButton(mood: WalletMood): void {
  const renderButton = (selector: string, parameters: object) => {
    if (mood === 'throws') throw new Error('The button cannot be rendered');
    const place = document.querySelector(selector);
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'button';
    button.textContent = 'Amazon Pay';
    button.disabled = mood === 'disabled';
    if (place !== null) {
      place.setAttribute('style', 'width: 100%; max-width: 320px');
      const style = document.createElement('style');
      style.textContent = `
        .button { width: 100%; min-height: 45px; border: 1px solid #a88734; border-radius: 4px; background: #ffd814;
          color: #111; font: bold 18px/1.2 sans-serif; cursor: pointer; }
        .button:disabled { background: #ddd; cursor: default; }`;
      place.attachShadow({ mode: 'open' }).append(style, button);
    }
    return {
      onClick: (listener: () => void) =>
        button.addEventListener('click', () => {
          if (mood !== 'silent') listener();
          if (mood === 'twice') listener();
        }),
      initCheckout: (checkout: { createCheckoutSessionConfig: Readonly<Record<string, string>> }) => {
        const form = document.createElement('form');
        form.method = 'post';
        form.action = 'https://payments.amazon.de/checkout';
        const sent = { button: JSON.stringify(parameters), ...checkout.createCheckoutSessionConfig };
        for (const [name, value] of Object.entries(sent)) {
          const field = document.createElement('input');
          field.type = 'hidden';
          field.name = name;
          field.value = value;
          form.append(field);
        }
        document.body.append(form);
        form.submit();
      },
    };
  };
  Object.assign(window, { amazon: { Pay: { renderButton } } });
}
