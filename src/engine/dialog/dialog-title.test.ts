import { describe, expect, it } from 'vitest';

import { dialogTitle } from './index.ts';

const body = { kind: 'text', text: '' } as const;
const titleOf = (title: string, scope: object) => dialogTitle({ document: 'a/b.dialog', title, body }, scope);

describe('dialogTitle', () => {
  it('names the row that the dialog was opened from', () => {
    const scope = { $record: { dictName: '性别' }, $args: {} };
    expect(titleOf('字典列表【{{ $record.dictName }}】', scope)).toEqual({ title: '字典列表【性别】' });
  });

  it('says why it cannot be told, and calls the dialog by what is in it', () => {
    const { title, problem } = titleOf('字典【{{ $nobody.name }}】', {});
    expect(title).toBe('弹窗');
    expect(problem).toMatchObject({ code: 'expression-failed', document: 'a/b.dialog', pointer: '/title' });
    expect(problem?.message).toMatch(/^标题算不出来：/);
  });
});
