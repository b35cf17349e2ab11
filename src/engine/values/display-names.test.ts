import { expect, test } from 'vitest';

import { fieldOfKey, givenName, isNameKey } from './display-names.ts';

test.each([
  [{ part_dictText: '六角螺栓' }, '六角螺栓'],
  [{ part_dictText: '六角螺栓', part_dictMark: 'M-002 · M10×40' }, '六角螺栓 · M-002 · M10×40'],
  [{ part_dictText: '六角螺栓,螺母', part_dictMark: 'M-002,' }, '六角螺栓 · M-002,螺母'],
  [{ part_dictText: '螺栓,长', part_dictMark: 'M-002' }, '螺栓,长 · M-002'],
  [{ part_dictText: '', part_dictMark: '' }, ''],
  [{ part: 'm2' }, undefined],
])('the name of the part in %j is %s', (record, expected) => {
  expect(givenName(record, 'part')).toBe(expected);
});

test('names and marks stand beside the value of their field', () => {
  const keys = ['part', 'part_dictText', 'part_dictMark', 'part_dict'];
  expect(keys.map(isNameKey)).toEqual([false, true, true, false]);
  expect(keys.map(fieldOfKey)).toEqual(['part', 'part', 'part', 'part_dict']);
});
