import { describe, expect, test } from 'vitest';

import { vocabulary } from '../../../generated/vocabulary.ts';
import { widgetDeclarations } from '../../../generated/widget-declarations.ts';
import { columnTypes } from '../../schema/column-types/column-types.ts';
import format from '../../schema/widget-declaration.schema.json' with { type: 'json' };
import { resolveForm } from '../form/index.ts';
import { documentSet } from '../model/testing/documents.ts';
import { declarationOf, readDeclaration, registeredDeclaration, widgetForCase, widgetForColumnType } from './index.ts';

const widgets = Object.entries(vocabulary.widgets);

describe('what the widgets of the catalogue declare', () => {
  test.each(format.definitions.fieldCase.enum)('exactly one edits fields that are %s', (fieldCase) => {
    expect(widgets.filter(([, { defaultFor }]) => defaultFor?.some((each) => each === fieldCase))).toHaveLength(1);
  });

  test('no two edit columns of one type, and every type of the format that is edited has one', () => {
    const declared = widgets.flatMap(([, entry]) => entry.columnTypes ?? []);
    expect(declared.toSorted()).toEqual([...new Set(declared)].toSorted());
    const withoutWidget = Object.keys(columnTypes).filter((type) => widgetForColumnType(type) === undefined);
    expect(withoutWidget).toEqual(['normal', 'slot', 'hidden']);
  });

  test('cells and widgets that they name are there', () => {
    const cells = widgets.flatMap(([, { cell }]) => cell?.name ?? []);
    expect(cells.filter((name) => !vocabulary.cells[name])).toEqual([]);
    const searched = widgets.flatMap(([, { search }]) => search?.component ?? []);
    expect(searched.filter((name) => !vocabulary.widgets[name])).toEqual([]);
  });

  test.each(widgets)(
    'the props that %s names are its own',
    (_, { props, valueNames, several, cell, cellEditor, search }) => {
      const { widget: __, ...places } = valueNames ?? {};
      const named = [
        ...Object.values(places),
        ...Object.keys(typeof several === 'object' ? several : {}),
        ...Object.values(cell?.takes ?? {}),
        ...((cell?.needs ?? '') ? [cell?.needs] : []),
        ...Object.keys(cellEditor?.panelFor ?? {}),
      ];
      expect(Object.keys(props.properties ?? {})).toEqual(expect.arrayContaining(named));
      expect(search?.component === undefined || search.component in vocabulary.widgets).toBe(true);
    },
  );

  test.each(widgets)('what a drop of %s makes is a node that a form takes', (name, { createField, title }) => {
    const body = { properties: { field: { title, 'x-component': name, ...createField } } };
    const { nodes, problems } = resolveForm({ document: 'a/b.form', pointer: '', body }, documentSet({}), vocabulary);
    expect(problems).toEqual([]);
    expect(nodes).toMatchObject([{ component: name, kind: declarationOf(name).layout ? 'layout' : 'field' }]);
  });
});

describe('what a widget may declare', () => {
  const whole = {
    'x-value': 'number',
    'x-create-field': { type: 'number' },
    'x-palette': { group: 'basic', topic: 'number', icon: 'StarOutlined' },
  };
  test.each([
    [{ 'x-value': 'stars' }, 'x-value: '],
    [{ 'x-cell': { name: 1 } }, 'x-cell.name: '],
    [{ 'x-palette': { group: 'basic' } }, 'x-palette: '],
    [{ 'x-cell-editors': { in: 'cell' } }, 'x-cell-editors: '],
    [{ 'x-column-types': ['row-radio'] }, 'x-column-types: “row-radio”是保留的列类型'],
    [{ 'x-layout': true }, 'x-…: '],
  ])('%j is refused, and the key is named', (wrong, message) => {
    const read = readDeclaration({ ...whole, ...wrong }, true);
    expect('problems' in read ? read.problems[0] : '').toContain(message);
  });

  test('one of the catalogue says all that a designer needs, a host application’s need not', () => {
    expect(readDeclaration(whole, true)).toHaveProperty('declaration');
    expect(readDeclaration({ 'x-value': 'number' }, true)).toHaveProperty('problems');
    expect(readDeclaration({ 'x-value': 'number' })).toEqual({ declaration: { value: 'number' } });
    expect(readDeclaration({ type: 'object', 'x-en-US': { title: 'Stars' } })).toEqual({ declaration: {} });
  });
});

describe('a host application’s own widget', () => {
  const declared = registeredDeclaration('Stars', {
    'x-value': 'number',
    'x-default-for': ['number'],
    'x-column-types': ['stars', 'inputNumber'],
  });
  const own = { Stars: { title: '星级', props: {}, ...declared } };

  test('is found beside those of the catalogue, and comes before them', () => {
    expect(declarationOf('Stars', own)).toMatchObject({ value: 'number' });
    expect(declarationOf('Stars')).toEqual({});
    expect([widgetForCase('number', own), widgetForCase('number')]).toEqual(['Stars', 'Number']);
    expect([widgetForColumnType('stars', own), widgetForColumnType('inputNumber', own)]).toEqual(['Stars', 'Stars']);
    expect(widgetForColumnType('stars')).toBeUndefined();
  });

  test('is refused with the reason where it declares what no widget may', () => {
    expect(() => registeredDeclaration('Stars', { 'x-value': 'stars' })).toThrow('组件“Stars”：x-value');
    expect(registeredDeclaration('Input', {})).toBe(widgetDeclarations.Input);
  });
});
