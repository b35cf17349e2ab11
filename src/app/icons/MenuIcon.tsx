import { AppstoreOutlined } from '@ant-design/icons';
import { createElement } from 'react';

import { iconOf } from '../../views/icons/index.ts';

/**
 * The icon of a menu entry by the server's name for it, e.g. `shopping`; one for all names that are not known. Decorative:
 * the entry's title says it. (antd's Menu gives `className`.)
 */
export function MenuIcon({ name, className }: { name: string | undefined; className?: string }) {
  const icon = iconOf(name ?? '') ?? AppstoreOutlined;
  return createElement(icon, { className, 'aria-hidden': true });
}
