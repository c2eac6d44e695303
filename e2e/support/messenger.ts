/**
 * Runs in the page instead of the chat's script, self-contained. Like Zendesk's messenger it draws itself into a frame of
 * the page with style elements, rules that are inserted into an empty one, and style attributes. Its pictures are blobs,
 * and a message has a sound.
 */
export function messenger(): void {
  const draw = async (): Promise<void> => {
    const frame = document.createElement('iframe');
    frame.title = 'Messenger (stand-in)';
    frame.setAttribute(
      'style',
      'position: fixed; inset: auto 16px 16px auto; width: 320px; height: 360px; border: 0; z-index: 10',
    );
    document.body.append(frame);
    const inside = frame.contentDocument;
    if (inside === null) return;
    const style = inside.createElement('style');
    style.textContent = 'body { margin: 0; background: #17494d; color: #fff; font: 16px/1.5 sans-serif }';
    const empty = inside.createElement('style');
    inside.head.append(style, empty);
    // Without the right to inline styles there is no sheet, and the vendor's script ends here.
    if (empty.sheet === null) throw new Error('The messenger has no style sheet');
    empty.sheet.insertRule('p { padding: 16px }');
    const words = inside.createElement('p');
    words.textContent = 'How can we help?';
    const picture = inside.createElement('img');
    picture.alt = 'A person';
    picture.setAttribute('style', 'display: block; width: 40px; height: 40px; margin: 16px');
    picture.src = await blobAddress();
    inside.body.append(words, picture);
    // `new Audio` loads only with a user's press in some browsers; the element always does.
    const sound = document.createElement('audio');
    sound.preload = 'auto';
    sound.src = 'https://static.zdassets.com/classic/sounds/message.mp3';
    document.body.append(sound);
  };
  const blobAddress = () =>
    new Promise<string>((resolve, reject) => {
      const canvas = document.createElement('canvas');
      canvas.width = 40;
      canvas.height = 40;
      canvas.getContext('2d')?.fillRect(0, 0, 40, 40);
      canvas.toBlob((blob) => {
        if (blob === null) reject(new Error('There is no picture'));
        else resolve(URL.createObjectURL(blob));
      });
    });
  const zE = (subject: string, what?: string) => {
    if (subject === 'messenger' && what === 'open') void draw();
  };
  Object.assign(window, { zE });
}
