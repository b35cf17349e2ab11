import type { ActionButtonWidgetProps } from '../../../../generated/props.ts';
import { Button } from '../../../kit/controls/button/Button.tsx';
import type { LayoutProps } from '../../../runtime/registry/index.ts';

export type ActionButtonProps = LayoutProps & ActionButtonWidgetProps;

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
