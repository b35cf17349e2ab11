import { describe, expect, test } from 'vitest';

import { fixedConditions } from './controller/index.ts';
import { followRecord } from './follow-record.ts';
import { resolvedList } from './testing/resolved-list.ts';

describe('a list beside a record', () => {
  const follow = (where: Parameters<typeof resolvedList>[0], scope: object) => followRecord(resolvedList(where), scope);

  test.each([
    [{ where: { depart: '{{ $record.id }}' } }, { where: { depart: '7' }, params: {} }],
    [{ params: { roleId: '{{ $record.id }}' } }, { where: {}, params: { roleId: '7' } }],
    [{ where: { level: ['A', 'B'], active: true, sort: 0 } }, { where: { level: ['A', 'B'], active: true, sort: 0 } }],
    [{ where: { kind: '{{ $record.kinds }}' } }, { where: { kind: ['x', 'y'] } }],
    [{ where: { depart: { within: '{{ $record.id }}' } } }, { where: { depart: { within: '7' } } }],
  ])('asks for what belongs to it: %j', (change, expected) => {
    expect(follow(change, { $record: { id: '7', kinds: ['x', 'y'] } })).toMatchObject(expected);
  });

  test('a value of the record that looks like an expression stays a value', () => {
    const list = follow({ where: { name: '{{ $record.name }}' } }, { $record: { name: '{{ $user.username }}' } });
    if (!list) throw new Error('no list');
    const scope = { $record: { name: '乙' }, $user: { username: 'admin' } };
    expect(fixedConditions(list, scope).where).toEqual({ name: '{{ $user.username }}' });
    expect(followRecord(list, scope)?.where).toEqual({ name: '{{ $user.username }}' });
  });

  test.each([
    [{ where: { depart: '{{ $record.id }}' } }, { $record: { id: null } }],
    [{ where: { depart: '{{ $record.id }}' } }, { $record: { id: '' } }],
    [{ where: { depart: '{{ $record.id }}' } }, { $record: {} }],
    [{ where: { depart: '{{ $record.owner.id }}' } }, { $record: null }],
    [{ where: { depart: '{{ $record.ids }}' } }, { $record: { ids: ['1', null] } }],
    [{ where: { depart: { within: '{{ $record.id }}' } } }, { $record: { id: null } }],
    [{ params: { roleId: '{{ $record.id }}' } }, { $record: { id: undefined } }],
  ])('is no list without the condition that it hangs on: %j of %j', (change, scope) => {
    expect(follow(change, scope)).toBeUndefined();
  });
});
