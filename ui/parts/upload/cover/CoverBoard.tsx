import { observer } from 'mobx-react-lite';
import type { CSSProperties, PointerEvent } from 'react';
import type { Cover, Spot } from '#domain/upload/cover.ts';
import { useText } from '../../../session/text.ts';
import styles from './CoverBoard.module.scss';
import type { CoverModel } from './CoverModel.ts';

/** The user draws areas on the picture with a pointer; `CoverAreas` is the alternative without one. */
export const CoverBoard = observer(function CoverBoard({
  model,
  picture,
}: {
  model: CoverModel;
  picture: string;
}) {
  const { t } = useText();
  const { areas, drawn } = model;
  return (
    <div
      className={styles.board}
      onPointerDown={(event) => {
        if (!event.isPrimary || event.button !== 0) return;
        // Continues the drawing outside of the picture.
        event.currentTarget.setPointerCapture(event.pointerId);
        model.begin(spotOf(event));
      }}
      onPointerMove={(event) => model.stretch(spotOf(event))}
      onPointerUp={model.end}
      onPointerCancel={model.giveUp}
    >
      <img className={styles.picture} src={picture} alt={t('upload.preview')} draggable={false} />
      {areas.map(({ id, cover }, index) => (
        <span key={id} className={styles.cover} style={placeOf(cover)} aria-hidden="true">
          {index + 1}
        </span>
      ))}
      {drawn && <span className={styles.cover} style={placeOf(drawn)} aria-hidden="true" />}
    </div>
  );
});

function spotOf({ currentTarget, clientX, clientY }: PointerEvent): Spot {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

/** Physical sides: a picture does not mirror in right-to-left scripts. */
function placeOf({ left, top, width, height }: Cover): CSSProperties {
  const percent = (part: number) => `${part * 100}%`;
  return { left: percent(left), top: percent(top), width: percent(width), height: percent(height) };
}
