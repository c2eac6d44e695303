import { Button } from '#ui/kit/Button.tsx';
import type { Colours, ContrastRow } from '../../server/contrastTable.ts';

type Take = (field: string, colour: string) => void;

interface ContrastsProps {
  colours: Colours;
  /** Called with the nearest colour that passes, and its field. */
  onTake: Take;
}

/** All pairs of colours that depend on the brand, in both schemes. */
export function Contrasts({ colours: { light, dark }, onTake }: ContrastsProps) {
  return (
    <section className="colours" aria-label="Contrasts">
      <h2>Contrasts</h2>
      {[['Light scheme', light] as const, ['Dark scheme', dark] as const].map(([caption, rows]) => (
        <table key={caption}>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">Colours</th>
              <th scope="col">Contrast</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.use} row={row} onTake={onTake} />
            ))}
          </tbody>
        </table>
      ))}
    </section>
  );
}

function Row({ row, onTake }: { row: ContrastRow; onTake: Take }) {
  const { use, colour, ground, ratio, needed, passes, isEdge, nearest } = row;
  // Rounded down: what fails never looks as if it passed.
  const shown = (Math.floor(ratio * 10) / 10).toFixed(1);
  return (
    <tr>
      <th scope="row">
        <span
          className="sample"
          data-edge={isEdge || undefined}
          aria-hidden="true"
          style={{ color: colour, backgroundColor: ground }}
        />
        <span>{use}</span>
        <small>{`${colour} on ${ground}`}</small>
      </th>
      <td>
        <span className={passes ? 'passes' : 'fails'}>
          {`${shown} ${passes ? 'passes' : `fails, needs ${needed}`}`}
        </span>
        {nearest && (
          <Button
            kind="secondary"
            aria-label={`Take ${nearest.colour}, the nearest colour that passes, as ${nearest.field}`}
            onClick={() => onTake(nearest.field, nearest.colour)}
          >
            {`Take ${nearest.colour}`}
          </Button>
        )}
      </td>
    </tr>
  );
}
