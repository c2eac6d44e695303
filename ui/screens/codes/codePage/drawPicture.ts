import { GROUP_GAP_EM } from './groupGap.ts';
import {
  PICTURE_LOGO,
  PICTURE_MARGIN,
  PICTURE_WIDTH,
  type PicturePart,
  type PictureWords,
  pictureLayout,
} from './pictureLayout.ts';
import { blackRuns } from './symbolDrawing.ts';

type Canvas = CanvasRenderingContext2D;

/** Then the brand's name stands in place of its logo, in milliseconds. */
const LOGO_WITHIN = 3_000;

/** Browsers draw no canvas that is longer. */
const LONGEST = 16_000;

/**
 * Draws revealed codes as a PNG on this device, black on white. `logo` is the address of the brand's logo, whose name
 * stands in its place if it fails to load. Rejects if the browser cannot draw.
 */
export async function drawPicture(words: PictureWords, logo: string): Promise<Blob> {
  const { parts, height } = pictureLayout(words);
  const canvas = document.createElement('canvas');
  const scale = Math.min(1, LONGEST / height);
  canvas.width = Math.round(PICTURE_WIDTH * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.scale(scale, scale);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, PICTURE_WIDTH, height);
  context.fillStyle = '#000';
  const faces = facesOf(document.documentElement);
  await drawBrand(context, words.brand, logo, faces);
  for (const part of parts) drawPart(context, part, faces);
  return new Promise((resolve, reject) => {
    canvas.toBlob((picture) => (picture ? resolve(picture) : reject(new Error('no picture'))), 'image/png');
  });
}

interface Faces {
  readonly body: string;
  readonly strong: string;
  readonly code: string;
}

function facesOf(root: Element): Faces {
  const style = getComputedStyle(root);
  const face = (name: string, otherwise: string) => style.getPropertyValue(name).trim() || otherwise;
  const body = style.fontFamily || 'sans-serif';
  return { body, strong: body, code: face('--font-mono', 'monospace') };
}

async function drawBrand(context: Canvas, brand: string, logo: string, faces: Faces): Promise<void> {
  const picture = new Image();
  picture.src = logo;
  try {
    await Promise.race([picture.decode(), tooLate(LOGO_WITHIN)]);
    const width = (picture.naturalWidth / picture.naturalHeight) * PICTURE_LOGO.height;
    context.drawImage(picture, PICTURE_MARGIN, PICTURE_LOGO.y, width, PICTURE_LOGO.height);
  } catch {
    const y = PICTURE_LOGO.y + PICTURE_LOGO.height - 20;
    drawPart(context, { kind: 'text', y, groups: [brand], size: 56, face: 'strong' }, faces);
  }
}

function tooLate(afterMs: number): Promise<never> {
  return new Promise((_, reject) => {
    window.setTimeout(() => reject(new Error('no logo in time')), afterMs);
  });
}

function drawPart(context: Canvas, part: PicturePart, faces: Faces): void {
  switch (part.kind) {
    case 'text':
      return drawText(context, part, faces);
    case 'rule':
      context.fillRect(PICTURE_MARGIN, part.y, PICTURE_WIDTH - 2 * PICTURE_MARGIN, 2);
      return;
    case 'symbol':
      for (const { row, from, length } of blackRuns(part.modules)) {
        const { x, y, module, height } = part;
        context.fillRect(x + from * module, y + row * height, length * module, height);
      }
  }
}

/** Smaller if it would not fit on one line. */
function drawText(context: Canvas, part: Extract<PicturePart, { kind: 'text' }>, faces: Faces): void {
  const { groups, face, y } = part;
  const weight = face === 'body' ? 400 : 700;
  const measured = (size: number) => {
    context.font = `${weight} ${size}px ${faces[face]}`;
    const widths = groups.map((group) => context.measureText(group).width);
    const gap = size * GROUP_GAP_EM;
    return { widths, gap, all: widths.reduce((sum, width) => sum + width + gap, -gap) };
  };
  const room = PICTURE_WIDTH - 2 * PICTURE_MARGIN;
  const { all } = measured(part.size);
  const { widths, gap } = measured(Math.floor(part.size * Math.min(1, room / all)));
  let x = PICTURE_MARGIN;
  for (const [at, group] of groups.entries()) {
    context.fillText(group, x, y);
    x += (widths[at] ?? 0) + gap;
  }
}
