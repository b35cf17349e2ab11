// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';

import { storyForm } from '../../../../.storybook/story-documents.ts';
import type { FieldNode, LayoutNode } from '../../../engine/form/index.ts';
import { createFormModel } from '../model/index.ts';
import { literalProps } from './widget-props.ts';

const form = storyForm(
  {
    properties: {
      level: { type: 'string' },
      customer: {
        type: 'string',
        'x-component': 'Input',
        'x-component-props': { maxLength: '{{ $record.level ? 5 : 9 }}' },
      },
      _note: { type: 'void', 'x-component': 'Text', 'x-component-props': { text: '{{ $record.level }}' } },
    },
  },
  undefined,
);
const [, customer, note] = form.nodes;

describe('props by expression', () => {
  test('follow the values', () => {
    const model = createFormModel(form, {}, { mode: 'edit' });
    const props = () => model.looks.of(customer as FieldNode).data.props;
    const layout = () => model.state((note as LayoutNode).address)?.props;
    expect([props(), layout()]).toEqual([{ maxLength: 9 }, {}]);
    model.setValue('level', 'A');
    expect([props(), layout()]).toEqual([{ maxLength: 5 }, { text: 'A' }]);
  });

  test('a circle is told at its field', () => {
    const circular = storyForm({ properties: { a: { type: 'number', 'x-value': '{{ $record.a + 1 }}' } } });
    const model = createFormModel(circular, { a: 1 }, { mode: 'edit' });
    expect(model.looks.of(circular.nodes[0] as FieldNode).data.problem).toMatchObject({ code: 'cycle' });
    expect(model.state('a')?.reasons.length).toBeGreaterThan(0);
  });

  test.each([
    [
      { a: 1, b: 'x' },
      { a: 1, b: 'x' },
    ],
    [{ a: '{{ 1 }}', b: 'x' }, { b: 'x' }],
    [{ where: { level: '{{ 1 }}' }, list: ['{{ 1 }}'] }, {}],
  ])('no text between braces reaches a widget: %j', (props, expected) => {
    expect(literalProps(props)).toEqual(expected);
  });
});
