import { expect, test } from 'vitest';

import { buildMenu } from '../../src/engine/menu/index.ts';
import { readDocuments, readFolders } from './index.ts';

test('the menu of the repository has every page of its documents in one of its own folders', () => {
  const { documents } = readDocuments(readFolders(['schemas']));
  const menu = buildMenu(documents.get('app.app')?.body, documents);
  expect(menu.length).toBeGreaterThan(8);
  expect(menu.map(({ meta }) => meta.title)).not.toContain('未归类');
});
