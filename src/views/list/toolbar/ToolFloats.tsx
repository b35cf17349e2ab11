import { Drawer, Dropdown, Popover } from 'antd';
import type { ReactNode } from 'react';

import { useIsPhone } from '../../../kit/states/index.ts';
import { say, text, textTable } from '../../../locale/index.ts';
import type { ListController } from '../../../runtime/list/index.ts';
import type { Density } from '../../../runtime/table/index.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import { SavedViews } from './SavedViews.tsx';

export interface ToolFloatProps {
  controller: ListController;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

const densities: { key: Density; label: string }[] = textTable([
  { key: 'comfortable', label: text('宽松') },
  { key: 'middle', label: text('适中') },
  { key: 'compact', label: text('紧凑') },
]);

/** The popovers of the icons of a list's toolbar. */
export const toolFloats = { views: ViewsFloat, density: DensityFloat, columns: ColumnsFloat };

function ViewsFloat(props: ToolFloatProps) {
  const { controller, isOpen, setOpen } = props;
  const isPhone = useIsPhone();
  const content = <SavedViews controller={controller} onDone={() => setOpen(false)} />;
  if (!isPhone) return <Below {...props} content={content} />;
  return (
    <Drawer
      title={say('视图')}
      placement="bottom"
      height="auto"
      open={isOpen}
      onClose={() => setOpen(false)}
      rootClassName="pw-views-sheet"
    >
      {content}
    </Drawer>
  );
}

function ColumnsFloat(props: ToolFloatProps) {
  return <Below {...props} content={<ColumnChoice controller={props.controller} />} />;
}

function DensityFloat({ controller, density, isOpen, setOpen }: ToolFloatProps & { density: Density }) {
  return (
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
      <span className="pw-tool-anchor" />
    </Dropdown>
  );
}

function Below({ isOpen, setOpen, content }: ToolFloatProps & { content: ReactNode }) {
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={isOpen}
      onOpenChange={setOpen}
      destroyOnHidden
      content={content}
    >
      <span className="pw-tool-anchor" />
    </Popover>
  );
}
