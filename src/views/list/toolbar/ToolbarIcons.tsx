import {
  BookOutlined,
  ColumnHeightOutlined,
  FullscreenExitOutlined,
  FullscreenOutlined,
  QuestionCircleOutlined,
  ReloadOutlined,
  SettingOutlined,
} from '@ant-design/icons';
import { Dropdown, Popover } from 'antd';
import type { ReactNode } from 'react';

import { type ListController, sortableColumns } from '../../../runtime/list/index.ts';
import type { Density } from '../../../runtime/table/index.ts';
import { useIsPhone, useStableCallback } from '../../states/index.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import { SavedViews } from './SavedViews.tsx';
import { SearchSheet } from '../../search-form/index.ts';
import { ToolFloat } from './ToolFloat.tsx';
import { ToolIcon } from './ToolIcon.tsx';

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

const icons = {
  reload: <ReloadOutlined />,
  reloading: <ReloadOutlined spin />,
  views: <BookOutlined />,
  density: <ColumnHeightOutlined />,
  columns: <SettingOutlined />,
  why: <QuestionCircleOutlined />,
  full: <FullscreenOutlined />,
  notFull: <FullscreenExitOutlined />,
};

/** Refresh, views, density, columns and full screen; on a phone search and refresh. */
export function ToolbarIcons({ controller, look }: { controller: ListController; look: ListLook }) {
  const { density, isFull, setFull, askWhy } = look;
  const isPhone = useIsPhone();
  const { list } = controller;
  const hasSheet = list.search.length > 0 || sortableColumns(list).length > 0;
  const refresh = useStableCallback(controller.refresh);
  const turnFull = useStableCallback(() => setFull(!isFull));
  return (
    <div className="pw-toolbar-icons">
      {isPhone && hasSheet && <SearchSheet controller={controller} />}
      <ToolIcon title="刷新" icon={controller.refreshing ? icons.reloading : icons.reload} onPress={refresh} />
      <ToolPopover
        title="视图"
        icon={icons.views}
        content={(close) => <SavedViews controller={controller} onDone={close} />}
      />
      <ToolFloat
        title="密度"
        icon={icons.density}
        float={({ isOpen, setOpen, anchor }) => (
          <Dropdown
            trigger={['click']}
            open={isOpen}
            onOpenChange={setOpen}
            menu={{
              items: densities,
              selectable: true,
              selectedKeys: [density],
              onClick: ({ key }) =>
                controller.table.set({ density: densities.find((choice) => choice.key === key)?.key ?? null }),
            }}
          >
            {anchor}
          </Dropdown>
        )}
      />
      <ToolPopover title="列设置" icon={icons.columns} content={() => <ColumnChoice controller={controller} />} />
      <span className="pw-toolbar-wide">
        <ToolIcon title="为什么是这样（F1）" icon={icons.why} onPress={askWhy} />
      </span>
      <span className="pw-toolbar-wide">
        <ToolIcon title={isFull ? '退出全屏' : '全屏'} icon={isFull ? icons.notFull : icons.full} onPress={turnFull} />
      </span>
    </div>
  );
}

function ToolPopover(props: { title: string; icon: ReactNode; content: (close: () => void) => ReactNode }) {
  const { title, icon, content } = props;
  return (
    <ToolFloat
      title={title}
      icon={icon}
      float={({ isOpen, setOpen, anchor }) => (
        <Popover
          trigger="click"
          placement="bottomRight"
          open={isOpen}
          onOpenChange={setOpen}
          destroyOnHidden
          content={content(() => setOpen(false))}
        >
          {anchor}
        </Popover>
      )}
    />
  );
}
