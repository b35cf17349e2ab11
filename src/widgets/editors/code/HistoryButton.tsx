import { HistoryOutlined } from '@ant-design/icons';
import { useState } from 'react';

import { DATE_TIME, formatDate } from '../../../engine/values/index.ts';
import { Button } from '../../../kit/controls/button/Button.tsx';
import { MenuButton } from '../../../kit/controls/menu-button/MenuButton.tsx';
import { say } from '../../../locale/index.ts';
import { readHistory, type WrittenText } from './code-history.ts';

/** The stored texts of a name, by their times and first lines; `onChoose` receives the chosen one. */
export function HistoryButton({ name, onChoose }: { name: string; onChoose: (text: string) => void }) {
  const [written, setWritten] = useState<readonly WrittenText[]>([]);
  const items =
    written.length === 0
      ? [{ key: 'none', label: say('还没有历史'), disabled: true }]
      : written.map(({ text, at }, index) => ({
          key: String(index),
          title: text.slice(0, 500),
          label: `${formatDate(new Date(at), DATE_TIME)}　${firstLine(text)}`,
        }));
  return (
    <MenuButton
      items={items}
      placement="bottomRight"
      onChoose={(key) => {
        const chosen = written[Number(key)];
        if (chosen) onChoose(chosen.text);
      }}
    >
      {(control) => (
        <Button
          {...control}
          type="text"
          size="small"
          aria-label={say('历史')}
          icon={<HistoryOutlined aria-hidden />}
          onClick={() => {
            setWritten(readHistory(name));
            control.onClick();
          }}
        />
      )}
    </MenuButton>
  );
}

const shownLength = 30;

function firstLine(text: string): string {
  const lines = text.split('\n').map((each) => each.trim());
  const line = lines.find((each) => each.length > 1) ?? lines[0] ?? '';
  return line.length > shownLength ? `${line.slice(0, shownLength)}…` : line;
}
