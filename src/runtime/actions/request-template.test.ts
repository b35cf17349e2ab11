import { describe, expect, test } from 'vitest';

import { documentSet } from '../../engine/model/testing/documents.ts';
import { requestTemplate } from './request-template.ts';

const call = { method: 'PUT', path: '/sys/user/frozenBatch' };

describe('the call of a request document', () => {
  const documents = documentSet({
    'a/whole.request': {
      ...call,
      params: { id: '1' },
      body: { ids: '{{ $args.ids }}' },
      signed: true,
      success: '已冻结',
    },
    'a/short.request': call,
    'a/odd.request': { ...call, params: 'id', body: [1], signed: 'yes', success: { 'zh-CN': '好了', 'en-US': 'Done' } },
    'a/patch.request': { ...call, method: 'PATCH' },
    'a/nowhere.request': { method: 'GET' },
    'a/list.list': call,
  });

  test('has all that the document says, its expressions as written', () => {
    expect(requestTemplate(documents, 'a/whole')).toEqual({
      ...call,
      params: { id: '1' },
      body: { ids: '{{ $args.ids }}' },
      signed: true,
      success: '已冻结',
    });
  });

  test('has no more than that', () => {
    expect(requestTemplate(documents, 'a/short')).toEqual(call);
  });

  test('leaves out what is not of its kind, and says its message in the language of the page', () => {
    expect(requestTemplate(documents, 'a/odd')).toEqual({ ...call, success: '好了' });
  });

  test.each(['a/patch', 'a/nowhere', 'a/list', 'a/gone'])('%s is none', (id) => {
    expect(requestTemplate(documents, id)).toBeUndefined();
  });
});
