import { useState } from 'react';
import { TextField } from '#ui/kit/TextField.tsx';
import type { GalleryState } from '../pageData.ts';

interface StateListProps {
  states: readonly GalleryState[];
  /** The name of the state that is shown. */
  shown: string | undefined;
  /** The address of the gallery with this state. */
  addressOf: (state: string) => string;
  onOpen: (state: string) => void;
}

/** All states by area, with a search. */
export function StateList({ states, shown, addressOf, onOpen }: StateListProps) {
  const [wanted, setWanted] = useState('');
  const words = wanted.toLowerCase().split(/\s+/);
  const found = states.filter(({ title, area, name }) =>
    words.every((word) => `${title} ${area} ${name}`.toLowerCase().includes(word)),
  );
  return (
    <nav className="states" aria-label="States">
      <TextField
        id="search"
        name="search"
        type="search"
        label="Search the states"
        value={wanted}
        onChange={setWanted}
      />
      {[...Map.groupBy(found, ({ area }) => area)].map(([area, own]) => (
        <section key={area}>
          <h2>{area}</h2>
          <ul>
            {own.map(({ name, title }) => (
              <li key={name}>
                <a
                  href={addressOf(name)}
                  aria-current={name === shown || undefined}
                  onClick={(event) => {
                    // With a modifier key the browser opens a tab of its own.
                    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                    event.preventDefault();
                    onOpen(name);
                  }}
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
