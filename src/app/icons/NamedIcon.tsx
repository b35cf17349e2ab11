import { AppstoreOutlined } from '@ant-design/icons';
import { createElement } from 'react';

import { iconOf } from '../../views/icons/index.ts';

/** The drawing of a `MenuIcon`; one for all names that are not known. */
export function NamedIcon({ name }: { name: string | undefined }) {
  return createElement(iconOf(name ?? '') ?? AppstoreOutlined, { 'aria-hidden': true });
}
