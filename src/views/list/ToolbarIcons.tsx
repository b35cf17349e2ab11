import {
  BookOutlined,
  ColumnHeightOutlined,
  FullscreenExitOutlined,
  FullscreenOutlined,
  QuestionCircleOutlined,
  ReloadOutlined,
  SettingOutlined,
} from '@ant-design/icons';
import { Button, Dropdown, Popover, Tooltip } from 'antd';
import { type ReactNode, useState } from 'react';

import type { ListController } from '../../runtime/list/index.ts';
import type { Density } from '../../runtime/table/index.ts';
import { useIsPhone } from '../states/index.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import { SavedViews } from './SavedViews.tsx';
import { SearchSheet } from './SearchForm.tsx';

/** How the person wants to see the list. */
export interface ListLook {
  density: Density;
  isFull: boolean;
  setFull: (isFull: boolean) => void;
  /** Tells why the list is as it is. */
  askWhy: () => void;
}

const densities: { key: Density; label: string }[] = [
  { key: 'comfortable', label: '宽松' },
  { key: 'middle', label: '适中' },
  { key: 'compact', label: '紧凑' },
];

/** Refresh, views, density, columns and full screen; on a phone search and refresh. */
export function ToolbarIcons({ controller, look }: { controller: ListController; look: ListLook }) {
  const { density, isFull, setFull, askWhy } = look;
  const isPhone = useIsPhone();
  const [isChoosing, setChoosing] = useState(false);
  const [isViewing, setViewing] = useState(false);
  return (
    <div className="pw-toolbar-icons">
      {isPhone && controller.list.search.length > 0 && <SearchSheet controller={controller} />}
      <Icon title="刷新" icon={<ReloadOutlined spin={controller.refreshing} />} onPress={controller.refresh} />
      <Popover
        trigger="click"
        placement="bottomRight"
        open={isViewing}
        onOpenChange={setViewing}
        destroyOnHidden
        content={<SavedViews controller={controller} onDone={() => setViewing(false)} />}
      >
        <span className="pw-toolbar-wide">
          <Icon title="视图" icon={<BookOutlined />} />
        </span>
      </Popover>
      <Dropdown
        trigger={['click']}
        menu={{
          items: densities,
          selectable: true,
          selectedKeys: [density],
          onClick: ({ key }) =>
            controller.table.set({ density: densities.find((choice) => choice.key === key)?.key ?? null }),
        }}
      >
        <span className="pw-toolbar-wide">
          <Icon title="密度" icon={<ColumnHeightOutlined />} />
        </span>
      </Dropdown>
      <Popover
        trigger="click"
        placement="bottomRight"
        open={isChoosing}
        onOpenChange={setChoosing}
        content={<ColumnChoice controller={controller} />}
      >
        <span className="pw-toolbar-wide">
          <Icon title="列设置" icon={<SettingOutlined />} />
        </span>
      </Popover>
      <span className="pw-toolbar-wide">
        <Icon title="为什么是这样（F1）" icon={<QuestionCircleOutlined />} onPress={askWhy} />
      </span>
      <span className="pw-toolbar-wide">
        <Icon
          title={isFull ? '退出全屏' : '全屏'}
          icon={isFull ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
          onPress={() => setFull(!isFull)}
        />
      </span>
    </div>
  );
}

function Icon({ title, icon, onPress }: { title: string; icon: ReactNode; onPress?: () => void }) {
  return (
    <Tooltip title={title}>
      <Button type="text" aria-label={title} icon={icon} {...(onPress && { onClick: onPress })} />
    </Tooltip>
  );
}
