import { useState } from 'react';
import { Button } from '#ui/kit/Button.tsx';
import { Checkbox } from '#ui/kit/Checkbox.tsx';
import { Choice } from '../Choice.tsx';
import { Input } from '../Input.tsx';
import { CHOICES, type View } from './view.ts';

interface DockProps {
  view: View;
  onTurn: (part: Partial<View>) => void;
  onReset: () => void;
}

/** The dials of the sandbox for all frames. */
export function Dock({ view, onTurn, onReset }: DockProps) {
  const [clock, setClock] = useState(view.clock);
  const choice = (name: 'scenario' | 'latency' | 'lifetime', label: string) => (
    <Choice
      label={label}
      options={CHOICES[name]}
      value={view[name]}
      onChange={(value) => onTurn({ [name]: value })}
    />
  );
  return (
    <form
      className="bar dock"
      aria-label="Sandbox"
      onSubmit={(event) => {
        event.preventDefault();
        onTurn({ clock });
      }}
    >
      {choice('scenario', 'Scenario')}
      {choice('latency', 'Latency')}
      {choice('lifetime', 'Token lifetime')}
      <Input
        id="clock"
        label="Clock (UTC); empty: real time"
        type="datetime-local"
        value={clock}
        onChange={setClock}
      />
      <Button type="submit" kind="secondary" aria-label="Set the clock">
        Set
      </Button>
      <Checkbox
        id="offline"
        name="offline"
        label="Offline"
        checked={view.offline === 'yes'}
        onChange={(isOffline) => onTurn({ offline: isOffline ? 'yes' : 'no' })}
      />
      <Button
        kind="secondary"
        aria-label="Reset the sandbox"
        onClick={() => {
          setClock('');
          onReset();
        }}
      >
        Reset
      </Button>
    </form>
  );
}
