import { describe, expect, it } from 'vitest';

import type { JsonObject } from '../../../schema/json/index.ts';
import { documentSet, sales } from '../../model/testing/documents.ts';
import { vocabulary } from '../../model/testing/vocabulary.ts';
import type { EvaluationContext } from '../../resolve/index.ts';
import { evaluateForm, resolveForm } from '../index.ts';

const document = 'a/b.form';
const resolve = (properties: JsonObject, model?: string) =>
  resolveForm(
    { document, pointer: '', body: { properties }, ...(model !== undefined && { model }) },
    documentSet(sales),
    vocabulary,
  );
const evaluate = (
  component: string,
  props: JsonObject,
  values: Record<string, unknown> = {},
  context: EvaluationContext = {},
) => {
  const type = component === 'Link' ? 'void' : 'string';
  const form = resolve({ a: { type, 'x-component': component, 'x-component-props': props } });
  const { states, failures } = evaluateForm(form, values, context);
  return { problems: form.problems, props: states.get('a')?.props, failures };
};

describe('props by expression', () => {
  it.each<[string, string, JsonObject, Record<string, unknown>, JsonObject | undefined]>([
    ['all literal', 'Input', { maxLength: 5 }, {}, undefined],
    ['a text', 'Input', { placeholder: "{{ '请填' + $values.b }}" }, { b: '甲' }, { placeholder: '请填甲' }],
    ['beside a literal one', 'Input', { maxLength: 5, placeholder: "{{ 'x' }}" }, {}, { placeholder: 'x' }],
    ['its own value', 'Input', { placeholder: '{{ $value }}' }, { a: '乙' }, { placeholder: '乙' }],
    ['nothing given', 'Input', { placeholder: '{{ null }}', maxLength: '{{ 1 + 1 }}' }, {}, { maxLength: 2 }],
    [
      'inside an object',
      'Reference',
      { where: { level: '{{ $values.b }}', on: 1 } },
      { b: 'A' },
      { where: { level: 'A', on: 1 } },
    ],
    [
      'an object by expression',
      'Reference',
      { where: '{{ ({ level: $values.b }) }}' },
      { b: 'A' },
      { where: { level: 'A' } },
    ],
    ['an address', 'Link', { href: "{{ '/base/' + $values.b }}" }, { b: '7' }, { href: '/base/7' }],
    [
      'text between braces is data',
      'Input',
      { placeholder: '{{ $values.b }}' },
      { b: '{{ 1 + 1 }}' },
      { placeholder: '{{ 1 + 1 }}' },
    ],
  ])('%s', (_, component, props, values, expected) => {
    const { problems, props: given, failures } = evaluate(component, props, values);
    expect({ problems, given, failures }).toEqual({ problems: [], given: expected, failures: [] });
  });

  it.each<[string, string, JsonObject, Record<string, unknown>, JsonObject, string, string]>([
    [
      'it fails',
      'Input',
      { placeholder: '{{ $values.b.c.d }}', maxLength: '{{ 3 }}' },
      {},
      { maxLength: 3 },
      'expression-failed',
      '/placeholder',
    ],
    [
      'a part of it fails',
      'Reference',
      { where: { a: 1, b: '{{ $values.b.c }}' } },
      {},
      {},
      'expression-failed',
      '/where/b',
    ],
    ['the wrong type', 'Input', { maxLength: '{{ $values.b }}' }, { b: '十' }, {}, 'wrong-prop', '/maxLength'],
    [
      'braces are no excuse for the wrong type',
      'Input',
      { maxLength: '{{ $values.b }}' },
      { b: '{{ 1 }}' },
      {},
      'wrong-prop',
      '/maxLength',
    ],
    ['not one of the choices', 'Input', { size: '{{ $values.b }}' }, { b: 'huge' }, {}, 'wrong-prop', '/size'],
    [
      'an unsafe address',
      'Link',
      { href: '{{ $values.b }}' },
      { b: 'java\nscript:alert(1)' },
      {},
      'unsafe-url',
      '/href',
    ],
    [
      'a forbidden member',
      'Reference',
      { where: '{{ $values.b }}' },
      { b: { innerHTML: '<img>' } },
      { where: {} },
      'forbidden-prop',
      '/where/innerHTML',
    ],
  ])('is left out and told where %s', (_, component, props, values, expected, code, place) => {
    const { props: given, failures } = evaluate(component, props, values);
    expect(given).toEqual(expected);
    const pointer = `/properties/a/x-component-props${place}`;
    expect(failures.map((problem) => [problem.code, problem.document, problem.pointer])).toEqual([
      [code, document, pointer],
    ]);
  });

  it('an expression that the component does not take never runs', () => {
    const { problems, props } = evaluate('Input', { onClick: '{{ 1 }}', colour: '{{ 1 }}' });
    expect(problems.map(({ code }) => code)).toEqual(['unknown-prop', 'unknown-prop']);
    expect(props).toBeUndefined();
  });

  it('a row has its own', () => {
    const row = { qty: { 'x-component-props': { min: '{{ $line.least }}' } } };
    const form = resolve({ lines: { items: { type: 'object', properties: row } } }, 'sales/order');
    const { states } = evaluateForm(form, { lines: [{ least: 1 }, { least: 2 }] });
    expect([0, 1].map((index) => states.get(`lines.${index}.qty`)?.props)).toEqual([{ min: 1 }, { min: 2 }]);
  });

  it('sees who is signed in and the mode', () => {
    const context: EvaluationContext = { user: { id: '1', username: 'li', realname: '李' }, mode: 'edit' };
    expect(evaluate('Input', { placeholder: '{{ $user.realname + $mode }}' }, {}, context).props).toEqual({
      placeholder: '李edit',
    });
  });
});
