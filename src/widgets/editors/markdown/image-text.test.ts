// covers: limit-markdown, dialog-markdown
import { expect, test } from 'vitest';

import { imageText } from './image-text.ts';

test.each([
  ['temp/a.png', '图', '![图](temp/a.png)'],
  ['https://a.b/c (1).png', 'a]b', '![a\\]b](https://a.b/c%20%281%29.png)'],
  ['data:image/png;base64,AA==', '', '![](data:image/png;base64,AA==)'],
])('%s called %s', (path, name, text) => {
  expect(imageText(path, name)).toBe(text);
});
