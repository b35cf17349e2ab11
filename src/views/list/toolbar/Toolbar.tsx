import { EditOutlined } from '@ant-design/icons';
import { memo, type ReactNode } from 'react';

import { Button } from '../../../kit/controls/button/Button.tsx';
import { Tip } from '../../../kit/controls/tip/Tip.tsx';
import { ProblemMarker } from '../../../kit/problem-card/index.ts';
import { useIsPhone, useStableCallback } from '../../../kit/states/index.ts';
import { say } from '../../../locale/index.ts';
import type { ButtonState, ListActions, ListController } from '../../../runtime/list/index.ts';
import { useTableState } from '../../../runtime/table/index.ts';
import { isEqual } from '../../../schema/json/index.ts';
import { ActiveQuery } from '../../advanced-query/ActiveQuery.tsx';
import { ButtonIcon } from './ButtonIcon.tsx';
import { MoreButtons } from './MoreButtons.tsx';
import { ToolbarIcons, type ListLook } from './ToolbarIcons.tsx';

/**
 * The line above the table: actions on the left, the table's tools on the right. With selected rows it is the selection
 * bar.
 */
export function Toolbar({
  controller,
  actions,
  look,
}: {
  controller: ListController;
  actions: ListActions;
  look: ListLook;
}) {
  const chosen = useTableState(controller.table, (state) => state.selection.size);
  const selectsAll = useTableState(controller.table, (state) => state.selectsAll);
  const count = selectsAll ? controller.snapshot.total : chosen;
  const buttons = actions.toolbar.filter(
    ({ builtIn }) => builtIn !== 'refresh' && (builtIn !== 'transition' || count > 0),
  );
  const isPhone = useIsPhone();
  const press = useStableCallback((button: ButtonState) => void actions.press(button));
  const clearAdvanced = useStableCallback(() => controller.advancedSearch(undefined));
  const [shown, rest] = isPhone ? fewButtons(buttons) : [buttons, []];
  return (
    <div
      className="pw-toolbar"
      role="toolbar"
      aria-label={count > 0 ? say('选中的记录') : say('操作')}
      data-selected={count > 0 || undefined}
    >
      {count > 0 ? (
        <SelectionBar count={count} onClear={controller.clearSelection}>
          {buttons
            .filter(
              ({ needsSelection, builtIn, wholeQuery }) =>
                needsSelection || builtIn === 'export' || (selectsAll && wholeQuery),
            )
            .map((button) => (
              <ToolbarButton key={button.name} button={button} onPress={press} />
            ))}
        </SelectionBar>
      ) : (
        <div className="pw-toolbar-actions">
          {shown.map((button) => (
            <ToolbarButton
              key={button.name}
              button={quiet(button)}
              onPress={press}
              {...(button.builtIn === 'advanced-query' && controller.state.advanced && { onClear: clearAdvanced })}
            />
          ))}
          {actions.drafts > 0 && (
            <Button type="link" icon={<EditOutlined aria-hidden />} onClick={actions.resume}>
              {say('有未保存的草稿{count}', { count: actions.drafts > 1 ? `（${actions.drafts}）` : '' })}
            </Button>
          )}
          {isPhone && <MoreButtons buttons={rest} onPress={press} onWhy={look.askWhy} />}
        </div>
      )}
      <ToolbarIcons controller={controller} look={look} />
    </div>
  );
}

function SelectionBar({ count, onClear, children }: { count: number; onClear: () => void; children: ReactNode }) {
  return (
    <div className="pw-toolbar-actions">
      <span className="pw-toolbar-count" role="status">
        {say('已选择 {count} 项', { count: count.toLocaleString('zh-CN') })}
      </span>
      {children}
      <Button type="link" onClick={onClear}>
        {say('清空')}
      </Button>
    </div>
  );
}

/** The button is memoized by its props, as the list renders several times for each page change. */
const ToolbarButton = memo(function ToolbarButton(props: {
  button: ButtonState;
  onPress: (button: ButtonState) => void;
  onClear?: () => void;
}) {
  const { button, onPress, onClear } = props;
  const { title, kind, icon, disabled, reason, problem } = button;
  if (onClear) {
    return (
      <ActiveQuery onClear={onClear}>
        {(close) => (
          <Button
            className="pw-toolbar-active"
            icon={icon === undefined ? undefined : <ButtonIcon name={icon} />}
            onClick={() => {
              close();
              onPress(button);
            }}
          >
            {title}
          </Button>
        )}
      </ActiveQuery>
    );
  }
  if (problem) return <ProblemMarker problem={problem} text={title} />;
  const drawn = (
    <Button
      type={kind === 'danger' ? 'default' : kind}
      danger={kind === 'danger'}
      disabled={disabled}
      icon={icon === undefined ? undefined : <ButtonIcon name={icon} />}
      onClick={() => onPress(button)}
    >
      {title}
    </Button>
  );
  return disabled ? <Tip title={reason}>{drawn}</Tip> : drawn;
}, isEqual);

/**
 * On a phone the first button and those with problems are in the toolbar, the rest in a menu; buttons that need a
 * selection appear with one.
 */
function fewButtons(buttons: readonly ButtonState[]): [shown: ButtonState[], rest: ButtonState[]] {
  const usable = buttons.filter((button) => !button.needsSelection || button.problem);
  if (usable.length <= 2) return [usable, []];
  const isShown = (button: ButtonState, index: number) => index === 0 || button.problem !== undefined;
  return [usable.filter(isShown), usable.filter((button, index) => !isShown(button, index))];
}

function quiet(button: ButtonState): ButtonState {
  return button.needsSelection && button.kind === 'danger' ? { ...button, kind: 'default' } : button;
}
