import { AppstoreOutlined } from '@ant-design/icons';
import { createElement } from 'react';

import { iconOf } from '../../icons/index.ts';

/** The drawing of a `NamedIcon`; a default one for unknown names. */
export function IconDrawing({ name }: { name: string | undefined }) {
  return createElement(iconOf(name ?? '') ?? AppstoreOutlined, { 'aria-hidden': true });
}
