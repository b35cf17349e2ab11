import { expect, test } from 'vitest';

import { readSettings } from './settings.ts';

function pageWith(content: string | null): Parameters<typeof readSettings>[0] {
  const element = content === null ? null : { getAttribute: () => content };
  return { querySelector: (selector: string) => (selector.includes('api-base') ? element : null) } as Pick<
    Document,
    'querySelector'
  >;
}

// covers: call-base
test.each<[string | null, string]>([
  [null, '/jeecg-boot'],
  ['', '/jeecg-boot'],
  ['/api/', '/api'],
  ['https://example.com/jeecg-boot', 'https://example.com/jeecg-boot'],
  ['//evil.example', '/jeecg-boot'],
  ['javascript:x', '/jeecg-boot'],
])('the API base of %j is %s', (content, base) => {
  expect(readSettings(pageWith(content)).apiBase).toBe(base);
});
