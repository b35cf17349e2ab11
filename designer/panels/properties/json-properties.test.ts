import { expect, test } from 'vitest';

import { annotatedFormat } from '../../../generated/annotated-format.ts';
import { propertiesOf } from './properties-of.ts';
import type { PropertyTarget } from './property.ts';

const nodes = Object.keys(annotatedFormat.widgets).map((widget): PropertyTarget => ({
  kind: 'node',
  address: 'a',
  widget,
  type: 'string',
}));

function jsonProperties(targets: readonly PropertyTarget[]): string[] {
  const properties = targets
    .flatMap((target) => propertiesOf(target, {}, 'zh-CN'))
    .flatMap((group) => group.properties);
  const json = properties.filter(({ editor, mode }) => editor.kind === 'json' && mode === 'fixed');
  return [...new Set(json.map(({ path }) => path.join('.')))].toSorted();
}

test('only these properties are edited as JSON, over all widgets', () => {
  expect(jsonProperties(nodes)).toEqual([
    'x-actions',
    ...['args', 'dialogValues', 'fields', 'items', 'lists', 'param', 'params', 'percent', 'slotProps', 'target'].map(
      (name) => `x-component-props.${name}`,
    ),
    ...['text', 'tree', 'values'].map((name) => `x-component-props.${name}`),
    'x-reactions',
    'x-ref',
  ]);
});

test('of the form, only its rules and its tests are; the logic panel and the preview make them', () => {
  expect(jsonProperties([{ kind: 'form' }])).toEqual(['rules', 'tests']);
});
