import { MemoryRouter } from 'react-router';
import { CONTENTS } from './contents.tsx';
import { CONTROLS } from './controls.tsx';

/** Every part of the kit that draws something. */
export const PARTS = [...CONTROLS, ...CONTENTS];

/** All parts of the kit in all their states, in the look of the page's brand. */
export function PartsPage() {
  return (
    <MemoryRouter>
      <main className="parts" id="parts">
        <h1>Parts of the kit</h1>
        {PARTS.map(({ name, states }) => (
          <section key={name} aria-label={name} data-part={name}>
            <h2>{name}</h2>
            <div className="part-states">
              {states.map(([state, drawn]) => (
                <figure key={state}>
                  <figcaption>{state}</figcaption>
                  {drawn}
                </figure>
              ))}
            </div>
          </section>
        ))}
      </main>
    </MemoryRouter>
  );
}
