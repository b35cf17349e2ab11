import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { documentSet } from '../model/testing/documents.ts';
import { backendDifferences, compareVersions, differenceOf, fillCall, pointThere } from './index.ts';

const documents = documentSet({
  'backend/all.backend': {
    versions: { from: '2.4' },
    calls: [
      { call: 'GET /tree/list', to: 'GET /tree/roots', answer: 'tree' },
      { call: 'GET /tree/list', when: { pid: '*' }, to: 'GET /tree/below', answer: 'tree' },
      { call: 'GET /tree/list', when: { pid: '0' }, to: 'GET /tree/roots', answer: 'tree' },
      { call: 'GET /file/{name}', to: 'GET /static/{name}' },
    ],
    components: [
      { component: 'a/index', document: 'a.list' },
      { component: 'b/index', document: 'b.list' },
      { component: 'c/*', note: '没有' },
      { component: 'd' },
    ],
    query: { rules: ['eq'] },
    permissions: [{ point: 'system:role:*' }, { point: 'system:role:edit', as: 'role:edit' }],
    messages: [{ contains: 'SQL', message: '不行' }],
  },
  'backend/later.backend': {
    versions: { from: '3.8.3' },
    components: [{ component: 'a/index', document: 'later.list' }],
    query: { rules: ['empty'], orders: 'sortInfoString' },
    calls: [{ call: 'GET /tree/list', missing: true }],
    fields: [{ resource: '/sys/position', names: { postRank: 'postLevel' } }],
  },
  'backend/earlier.backend': { versions: { from: '2.4', before: '3.2' }, calls: [{ call: 'GET /old', missing: true }] },
});

test('versions are compared part by part, and a part that is left out is 0', () => {
  const version = fc.array(fc.nat(20), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('.'));
  fc.assert(
    fc.property(version, version, (left, right) => {
      expect(Math.sign(compareVersions(left, right))).toBe(-Math.sign(compareVersions(right, left)) || 0);
      expect(compareVersions(left, left)).toBe(0);
    }),
  );
  expect(['3.9', '3.8.3', '3.10', '2.4.6'].toSorted(compareVersions)).toEqual(['2.4.6', '3.8.3', '3.9', '3.10']);
  expect(compareVersions('3.9', '3.9.0')).toBe(0);
});

describe('the differences of a version', () => {
  test('are those of all documents whose range contains it, and a later range wins', () => {
    const [early, late] = ['3.1.0', '3.9.1'].map((version) => backendDifferences(documents, version));
    expect(early?.calls.map(({ call }) => call)).toContain('GET /old');
    expect(late?.calls.map(({ call }) => call)).not.toContain('GET /old');
    expect(early?.fields.size).toBe(0);
    expect(late?.components).toEqual([
      { component: 'a/index', document: 'later.list' },
      { component: 'b/index', document: 'b.list' },
      { component: 'c/*', note: '没有' },
    ]);
    expect([early?.query, late?.query]).toEqual([
      { rules: ['eq'] },
      { rules: ['eq', 'empty'], orders: 'sortInfoString' },
    ]);
    expect(late?.fields.get('/sys/position')).toEqual({ postRank: 'postLevel' });
    const list = { method: 'GET', path: '/tree/list', parameters: {} };
    expect(differenceOf(early?.calls ?? [], list)?.difference).toMatchObject({ to: 'GET /tree/roots' });
    expect(differenceOf(late?.calls ?? [], list)?.difference).toMatchObject({ isMissing: true });
  });

  test('of a call are those whose condition says most', () => {
    const { calls } = backendDifferences(documents, '3.1.0');
    const to = (parameters: Record<string, string>) =>
      differenceOf(calls, { method: 'GET', path: '/tree/list', parameters })?.difference.to;
    expect([to({}), to({ pid: '' }), to({ pid: '0' }), to({ pid: '7' })]).toEqual([
      'GET /tree/roots',
      'GET /tree/roots',
      'GET /tree/roots',
      'GET /tree/below',
    ]);
    expect(differenceOf(calls, { method: 'POST', path: '/tree/list', parameters: {} })).toBeUndefined();
  });

  test('take parts of a path along', () => {
    const { calls } = backendDifferences(documents, '3.1.0');
    const found = differenceOf(calls, { method: 'GET', path: '/file/a%20b.png', parameters: {} });
    expect(found?.parts).toEqual({ name: 'a b.png' });
    expect(fillCall(found?.difference.to ?? '', found?.parts ?? {})).toEqual({
      method: 'GET',
      path: '/static/a%20b.png',
    });
  });
});

test('a call is filled in with values, without the stars of a list’s search', () => {
  const { path, query } = fillCall('GET /search?keyWord={name}&size=1', { name: '*研发&部*' });
  expect([path, query?.get('keyWord'), query?.get('size')]).toEqual(['/search', '研发&部', '1']);
  expect(fillCall('GET /search?keyWord={name}', {}).query?.get('keyWord')).toBe('');
  expect(fillCall('PUT /password?new={name}', { name: '*a*' }).query?.get('new')).toBe('*a*');
});

test('a permission point has its own name there, that of its group, or the same', () => {
  const { permissions } = backendDifferences(documents, '3.1.0');
  expect(pointThere(permissions, 'system:role:edit')).toBe('role:edit');
  expect(pointThere(permissions, 'system:role:add')).toBeNull();
  expect(pointThere(permissions, 'system:user:add')).toBe('system:user:add');
});
