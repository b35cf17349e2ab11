import { describe, expect, test } from 'vitest';

import { registeredDeclaration } from '../../engine/widgets/index.ts';
import { createRegistry } from './create-registry.ts';
import { defineWidget } from './definitions.ts';

const nothing = () => null;
const views = { FormItem: nothing, ProblemCard: nothing, Skeleton: nothing };
const widget = (name: string) => defineWidget({ name, title: name, component: nothing, props: {} });
const registry = createRegistry({ widgets: [widget('Input'), widget('Number')], cells: [], actions: [], views });

describe('createRegistry', () => {
  test('finds a definition by its exact name', () => {
    expect(registry.widgets.get('Input')?.name).toBe('Input');
    expect(registry.widgets.names).toEqual(['Input', 'Number']);
  });

  test.each(['input', 'constructor', '__proto__', 'toString', 'hasOwnProperty', ''])(
    'knows nothing by the name of %j',
    (name) => {
      expect(registry.widgets.get(name)).toBeUndefined();
    },
  );

  test('says which name was meant', () => {
    expect(registry.widgets.nearest('input')).toBe('Input');
    expect(registry.widgets.nearest('Nomber')).toBe('Number');
  });

  test('refuses two definitions of one name', () => {
    expect(() => createRegistry({ widgets: [widget('A'), widget('A')], cells: [], actions: [], views })).toThrow(
      '登记了两次',
    );
  });

  // covers: entity-reserved-types
  test.each(['row-number', 'row-checkbox', 'row-radio', 'row-expand', 'row-drag-sort'])(
    'refuses %s as a type of columns of its own',
    (type) => {
      const taking = { ...widget('Mine'), props: { 'x-column-types': [type] } };
      expect(() =>
        createRegistry({ widgets: [taking], cells: [], actions: [], views, declare: registeredDeclaration }),
      ).toThrow(`“${type}”是保留的列类型`);
    },
  );

  test('has the cells that stand in the folders of widgets', () => {
    const stars = { name: 'stars', title: '星', component: nothing, props: {} };
    const own = createRegistry({ widgets: [{ ...widget('Stars'), cell: stars }], cells: [], actions: [], views });
    expect(own.cells.get('stars')).toBe(stars);
  });

  test('cannot be changed', () => {
    expect(() => Object.assign(registry.widgets, { names: [] })).toThrow(TypeError);
    expect(() => Object.assign(registry.views, { FormItem: () => null })).toThrow(TypeError);
  });
});
