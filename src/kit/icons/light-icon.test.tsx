import { CaretRightOutlined } from '@ant-design/icons-svg';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import LightIcon from './LightIcon.tsx';

test('an icon is turned by its rotate, as that of the library: the arrow of an open row points down', () => {
  expect(renderToStaticMarkup(<LightIcon icon={CaretRightOutlined} rotate={90} />)).toContain('style="rotate:90deg"');
  expect(renderToStaticMarkup(<LightIcon icon={CaretRightOutlined} rotate={0} />)).not.toContain('rotate');
});
