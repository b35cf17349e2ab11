import type { ActionButtonWidgetProps } from '../../../../generated/props.ts';
import type { LayoutProps } from '../../../runtime/registry/index.ts';
import { Button } from '../../../views/controls/button/Button.tsx';

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
