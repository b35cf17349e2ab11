import { useState } from 'react';

import { Button } from '../../../kit/controls/button/Button.tsx';
import { MenuButton } from '../../../kit/controls/menu-button/MenuButton.tsx';
import { say } from '../../../locale/index.ts';
import type { RecordButton, RecordButtons } from '../../../runtime/dialog/index.ts';
import type { DataRecord } from '../../../runtime/ports/index.ts';

/** The actions of a record in 详情: its next step, 编辑, and the rest under 更多. */
export function RecordActions(props: { buttons: RecordButtons; record: DataRecord; onDone: () => Promise<void> }) {
  const { buttons, record, onDone } = props;
  const [running, setRunning] = useState<string>();
  const all = buttons.of(record);
  const next = all.find(({ isNext }) => isNext);
  const edit = all.find(({ name }) => name === 'edit');
  const others = all.filter((button) => button !== next && button !== edit);
  const press = async (name: string) => {
    setRunning(name);
    try {
      await buttons.press(name, record);
      await onDone();
    } finally {
      setRunning(undefined);
    }
  };
  const button = (of: RecordButton | undefined, type: 'primary' | 'default') =>
    of && (
      <Button
        type={type}
        disabled={of.disabled || (running !== undefined && running !== of.name)}
        title={of.reason}
        loading={running === of.name && { delay: 150 }}
        onClick={() => void press(of.name)}
      >
        {of.title}
      </Button>
    );
  const [only] = others;
  return (
    <>
      {others.length === 1 && button(only, 'default')}
      {others.length > 1 && (
        <MenuButton
          items={others.map(({ name, title, disabled, reason }) => ({
            key: name,
            label: title,
            disabled,
            ...(reason !== undefined && { title: reason }),
          }))}
          onChoose={(name) => void press(name)}
        >
          {(control) => <Button {...control}>{say('更多')}</Button>}
        </MenuButton>
      )}
      {button(edit, 'default')}
      {button(next, 'primary')}
    </>
  );
}
