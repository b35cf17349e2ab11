// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';

import { drawHook, settle } from '../registry/testing/draw-hook.tsx';
import { memoryRuntime } from '../registry/testing/memory-runtime.ts';

const cities = ['重庆', '中国银行', 'Berlin'].map((label) => ({ label }));

async function openPage() {
  const { useLabelFilter } = await import('./use-label-filter.ts');
  const { now } = await drawHook(memoryRuntime(), useLabelFilter, undefined);
  const found = (typed: string) => cities.filter((city) => now().filterOption(typed, city)).map(({ label }) => label);
  return { now, found };
}

describe('a list of choices', () => {
  test('is searched by letters before it is opened, and by pinyin soon after', async () => {
    // Tests of one process share loaded modules.
    vi.resetModules();
    const { now, found } = await openPage();
    expect([found('ber'), found('重'), found('cq')]).toEqual([['Berlin'], ['重庆'], []]);
    await settle(() => now().onOpenChange(true));
    const { loadTextMatch } = await import('./use-text-match.ts');
    await settle(loadTextMatch);
    expect(found('cq')).toEqual(['重庆']);
    expect(found('zhongguo')).toEqual(['中国银行']);
  });

  test('finds by pinyin at once where another one has loaded it, opened or not', async () => {
    const { loadTextMatch } = await import('./use-text-match.ts');
    await loadTextMatch();
    expect((await openPage()).found('yinhang')).toEqual(['中国银行']);
  });

  test('shows nothing for an entry without a label', async () => {
    const { now } = await openPage();
    const { filterOption } = now();
    expect([undefined, {}, { label: 7 }].map((option) => filterOption('', option))).toEqual([false, false, false]);
  });
});
