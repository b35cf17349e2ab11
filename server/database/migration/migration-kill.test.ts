import { expect, test } from 'vitest';

import { startChild } from '../testing/child.ts';
import { freshDataDirectory } from '../testing/data-directory.ts';

const step = process.env['SOAK'] ? 1 : 9;

test('a migration killed before any of its statements has changed nothing, and the next start does all of it', async () => {
  const dataDir = await freshDataDirectory();
  const first = startChild('migrator.ts', dataDir, '0');
  expect(await first.line()).toBe('3 id,size,old');
  await first.gone;
  let killed = 0;
  for (let statement = 1; ; statement += step) {
    const child = startChild('migrator.ts', dataDir, String(statement));
    expect(await child.line()).toBe('3 id,size,old');
    const end = await child.line().catch(() => 'killed');
    await child.kill();
    if (end === 'killed') {
      killed += 1;
      continue;
    }
    const [, statements, row] = /^done (\d+) (.*)$/.exec(end) ?? [];
    expect(JSON.parse(row ?? '')).toEqual({ id: '1', size: '1', old: 'kept', name: '无' });
    expect(killed).toBe(Math.ceil(Number(statements) / step));
    expect(killed).toBeGreaterThan(1);
    break;
  }
}, 300_000);
