import { AppstoreOutlined } from '@ant-design/icons';

import { menuIcons } from './menu-icons.ts';

/** The icon of a menu entry by the server's name for it, e.g. `shopping`; one for all names that are not known. */
export function MenuIcon({ name }: { name: string | undefined }) {
  const Icon = menuIcons.get((name ?? '').replace(/-?outlined$/i, '')) ?? AppstoreOutlined;
  return <Icon />;
}
