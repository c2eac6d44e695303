import { useNavigate } from 'react-router';
import { Button, type ButtonProps } from './Button.tsx';

interface SecretStepProps extends Omit<ButtonProps, 'onClick' | 'type'> {
  /** The path of a page that opens something for whoever knows it. */
  to: string;
  /** Called before the page is opened. */
  onPress?: () => void;
}

/**
 * A step to a page whose path is a secret. It is no link, since the path of a link stands in the page, where a third
 * party's script would read it.
 */
export function SecretStep({ to, onPress, ...button }: SecretStepProps) {
  const navigate = useNavigate();
  return (
    <Button
      {...button}
      onClick={() => {
        onPress?.();
        void navigate(to);
      }}
    />
  );
}
