import {
  BookOutlined,
  ColumnHeightOutlined,
  FullscreenExitOutlined,
  FullscreenOutlined,
  QuestionCircleOutlined,
  ReloadOutlined,
  SettingOutlined,
} from '@ant-design/icons';
import { Suspense } from 'react';

import { useIsPhone, useStableCallback } from '../../../kit/states/index.ts';
import { say } from '../../../locale/index.ts';
import { sortableColumns, type ListController } from '../../../runtime/list/index.ts';
import type { Density } from '../../../runtime/table/index.ts';
import { SearchSheet } from '../../search-form/index.ts';
import { ToolFloat } from './ToolFloat.tsx';
import { ToolIcon } from './ToolIcon.tsx';

/** The density and the full screen mode of a list. */
export interface ListLook {
  density: Density;
  isFull: boolean;
  setFull: (isFull: boolean) => void;
  askWhy: () => void;
}

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

/** The icons for refresh, views, density, columns and full screen; on a phone search and refresh. */
export function ToolbarIcons({ controller, look }: { controller: ListController; look: ListLook }) {
  const { density, isFull, setFull, askWhy } = look;
  const isPhone = useIsPhone();
  const { list } = controller;
  const hasSheet = list.search.length > 0 || sortableColumns(list).length > 0;
  const refresh = useStableCallback(controller.refresh);
  const turnFull = useStableCallback(() => setFull(!isFull));
  const float = { controller, density };
  return (
    <div className="pw-toolbar-icons">
      {isPhone && hasSheet && (
        <Suspense fallback={null}>
          <SearchSheet controller={controller} />
        </Suspense>
      )}
      <ToolIcon title={say('刷新')} icon={controller.refreshing ? icons.reloading : icons.reload} onPress={refresh} />
      <ToolFloat title={say('视图')} icon={icons.views} opens="views" {...float} />
      <ToolFloat title={say('密度')} icon={icons.density} opens="density" {...float} />
      <ToolFloat title={say('列设置')} icon={icons.columns} opens="columns" {...float} />
      <span className="pw-toolbar-wide">
        <ToolIcon title={say('为什么是这样（F1）')} icon={icons.why} onPress={askWhy} />
      </span>
      <span className="pw-toolbar-wide">
        <ToolIcon
          title={isFull ? say('退出全屏') : say('全屏')}
          icon={isFull ? icons.notFull : icons.full}
          onPress={turnFull}
        />
      </span>
    </div>
  );
}
