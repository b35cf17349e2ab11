import { Dropdown } from 'antd';
import type { ReactNode } from 'react';

export interface MenuItem {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  title?: string | undefined;
  isDivided?: boolean;
}

/** The menu of a `MenuButton`, over an anchor as large as its control. */
export function HangingMenu(props: {
  items: readonly MenuItem[];
  chosen: string | undefined;
  isOpen: boolean;
  placement: 'bottomLeft' | 'bottomRight' | undefined;
  onClose: () => void;
  onChoose: (key: string) => void;
}) {
  const { items, chosen, isOpen, placement = 'bottomLeft', onClose, onChoose } = props;
  return (
    <Dropdown
      trigger={['click']}
      open={isOpen}
      onOpenChange={(isNow) => !isNow && onClose()}
      placement={placement}
      autoFocus
      menu={{
        items: items.flatMap(({ title, isDivided, icon, ...item }) => [
          ...(isDivided ? [{ type: 'divider' as const, key: `${item.key}-divider` }] : []),
          // antd sets the margin of an icon on the icon itself.
          { ...item, ...(icon !== undefined && { icon: <span>{icon}</span> }), ...(title !== undefined && { title }) },
        ]),
        ...(chosen !== undefined && { selectable: true, selectedKeys: [chosen] }),
        onClick: ({ key }) => onChoose(key),
        style: { maxHeight: '70vh', overflowY: 'auto' },
      }}
    >
      <span className="pw-menu-button-anchor" />
    </Dropdown>
  );
}
