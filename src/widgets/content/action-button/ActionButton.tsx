import { Button, type ButtonProps } from '../../../views/controls/button/Button.tsx';

export interface ActionButtonProps {
  title?: string;
  /** The node's `x-content`. */
  content?: string;
  type?: NonNullable<ButtonProps['type']>;
  danger?: boolean;
  disabled?: boolean;
  onAction?: (key: string, element: Element) => void;
}

/** A button that runs the node's `press` steps; it is disabled without them. */
export function ActionButton(props: ActionButtonProps) {
  const { title, content, type = 'default', danger = false, disabled = false, onAction } = props;
  return (
    <div style={{ marginBottom: 16 }}>
      <Button
        type={type}
        danger={danger}
        disabled={disabled || !onAction}
        onClick={({ currentTarget }) => onAction?.('press', currentTarget)}
      >
        {content ?? title}
      </Button>
    </div>
  );
}
