import { useNavigate } from 'react-router';
import { Button, type ButtonProps } from './Button.tsx';

interface SecretStepProps extends Omit<ButtonProps, 'onClick' | 'type'> {
  /** A secret path: everyone who knows it has access. */
  to: string;
  onPress?: () => void;
}

/** Not a link: third-party scripts could read the secret path from its `href`. */
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
