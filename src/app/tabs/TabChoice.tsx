import { DownOutlined } from '@ant-design/icons';

import { Button } from '../../kit/controls/button/Button.tsx';
import { MenuButton } from '../../kit/controls/menu-button/MenuButton.tsx';
import { say } from '../../locale/index.ts';
import type { Tabs } from './use-tabs.ts';

/** A menu of all open pages, to reach those whose tabs are beyond the edge. */
export function TabChoice({ tabs }: { tabs: Tabs }) {
  const label = say('全部页签（{tabsCount}）', { tabsCount: tabs.tabs.length });
  return (
    <MenuButton
      items={tabs.tabs.map(({ path, title }) => ({ key: path, label: title }))}
      chosen={tabs.active}
      placement="bottomRight"
      className="pw-tab-choice"
      onChoose={(path) => tabs.go(tabs.addressOf(path))}
    >
      {(control) => (
        <Button type="text" size="small" aria-label={label} title={label} icon={<DownOutlined />} {...control} />
      )}
    </MenuButton>
  );
}
