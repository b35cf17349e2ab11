import { memo } from 'react';

import { MenuButton } from '../../../kit/controls/menu-button/MenuButton.tsx';
import { ProblemMarker } from '../../../kit/problem-card/index.ts';
import { say } from '../../../locale/index.ts';
import type { ButtonState } from '../../../runtime/list/index.ts';
import type { DataRecord } from '../../../runtime/ports/index.ts';
import { isEqual } from '../../../schema/json/index.ts';
import { useRowView, type RowView } from '../context/index.ts';

/** The actions of a row: up to three links, or two and the rest under 更多. */
export function RowActions({ record, name }: { record: DataRecord; name: string }) {
  const { rowActions, onAction } = useRowView();
  const buttons = rowActions?.(record) ?? [];
  const [links, rest] = linksOf(buttons);
  return (
    <div className="pw-row-actions">
      {links.map((button) => (
        <ActionLink key={button.name} button={button} onPress={() => onAction?.(button, record)} />
      ))}
      {rest.length > 0 && <MoreActions name={name} buttons={rest} record={record} onAction={onAction} />}
    </div>
  );
}

/** Splits the buttons into links and those under 更多. */
export function linksOf<Button>(buttons: readonly Button[]): readonly [readonly Button[], readonly Button[]] {
  return buttons.length <= 3 ? [buttons, []] : [buttons.slice(0, 2), buttons.slice(2)];
}

const MoreActions = memo(function MoreActions(props: {
  name: string;
  buttons: readonly ButtonState[];
  record: DataRecord;
  onAction: RowView['onAction'];
}) {
  const { name, buttons, record, onAction } = props;
  return (
    <MenuButton
      items={buttons.map(menuItem)}
      onChoose={(key) => {
        const button = buttons.find((candidate) => candidate.name === key);
        if (button) onAction?.(button, record);
      }}
    >
      {(control) => (
        <button type="button" className="pw-link" aria-label={say('{name}的更多操作', { name })} {...control}>
          {say('更多')}
        </button>
      )}
    </MenuButton>
  );
}, isEqual);

/** A button as an inline link. */
export function ActionLink({ button, onPress }: { button: ButtonState; onPress: () => void }) {
  if (button.problem) return <ProblemMarker problem={button.problem} text={button.title} />;
  return (
    <button
      type="button"
      className={button.kind === 'danger' ? 'pw-link pw-link-danger' : 'pw-link'}
      data-next={button.isNext}
      disabled={button.disabled}
      title={button.reason}
      onClick={onPress}
    >
      {button.title}
    </button>
  );
}

function menuItem({ name, title, kind, disabled, reason, problem }: ButtonState) {
  const why = problem?.message ?? reason;
  return {
    key: name,
    label: title,
    disabled: disabled || problem !== undefined,
    danger: kind === 'danger',
    ...(why && { title: why }),
  };
}
