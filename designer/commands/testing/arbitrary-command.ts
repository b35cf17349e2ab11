import { readFileSync } from 'node:fs';
import fc from 'fast-check';

import type { DocumentSet, SourceDocument } from '../../../src/schema/documents/document.ts';
import type { JsonValue, Path } from '../../../src/schema/json/index.ts';
import { parseDocument } from '../../../src/schema/parse/index.ts';
import { allNodes, rootContainer } from '../../model/index.ts';
import {
  clearForm,
  convertNodes,
  dropBeside,
  duplicateNodes,
  importForm,
  insertField,
  insertPane,
  insertWidget,
  moveBy,
  moveNodes,
  optionsAt,
  pasteNodes,
  removeNodes,
  renameNode,
  replaceDocument,
  setOptions,
  setProperties,
  setProperty,
  setSpan,
  setTitle,
  withLines,
  wrapInGrid,
  type Design,
  type Plan,
} from '../index.ts';

/** A command with random arguments, which are fitted to the document that it is applied to. */
export type RandomCommand = (design: Design) => Plan;

const properties: Path[] = [
  ['title'],
  ['x-component-props', 'placeholder'],
  ['x-visible'],
  ['x-decorator-props', 'gridSpan'],
  ['enum'],
];
const values: (JsonValue | undefined)[] = [
  '名称',
  '',
  3,
  true,
  null,
  [{ value: '1', label: '一' }],
  { a: 1 },
  undefined,
];

export function arbitraryCommand(design: Design): fc.Arbitrary<RandomCommand> {
  const { nat } = fc;
  const widgets = Object.keys(design.vocabulary.widgets);
  const place = fc.tuple(nat(), nat());
  const several = fc.array(nat(), { maxLength: 4 });
  return fc.oneof(
    fc.tuple(fc.constantFrom(...widgets), place).map(
      ([widget, at]) =>
        (now: Design) =>
          insertWidget(now, { widget, place: placeIn(now, at) }),
    ),
    fc.tuple(fc.constantFrom('code', 'name', 'level'), place).map(
      ([name, at]) =>
        (now: Design) =>
          insertField(now, { name, title: name, place: placeIn(now, at) }),
    ),
    fc.tuple(several, place).map(
      ([which, at]) =>
        (now: Design) =>
          moveNodes(now, { paths: pathsIn(now, which), place: placeIn(now, at) }),
    ),
    fc.tuple(several, fc.constantFrom(1 as const, -1 as const)).map(
      ([which, step]) =>
        (now: Design) =>
          moveBy(now, { paths: pathsIn(now, which), step }),
    ),
    nat().map((which) => (now: Design) => insertPane(now, { path: pathIn(now, which) })),
    several.map((which) => (now: Design) => removeNodes(now, { paths: pathsIn(now, which) })),
    several.map((which) => (now: Design) => duplicateNodes(now, { paths: pathsIn(now, which) })),
    fc.tuple(fc.array(nat(), { maxLength: 3 }), place).map(
      ([which, at]) =>
        (now: Design) =>
          pasteNodes(now, { nodes: which.flatMap((one) => copied(now, one)), place: placeIn(now, at) }),
    ),
    fc.tuple(nat(), fc.constantFrom(...properties), fc.constantFrom(...values)).map(
      ([which, path, value]) =>
        (now: Design) =>
          setProperty(now, { node: pathIn(now, which), path, value }),
    ),
    fc.tuple(nat(), fc.constantFrom('grade', 'name', '_basic2', '新名')).map(
      ([which, to]) =>
        (now: Design) =>
          renameNode(now, { path: pathIn(now, which), to, ...customer }),
    ),
    fc.tuple(several, fc.constantFrom(...properties), fc.constantFrom(...values)).map(
      ([which, path, value]) =>
        (now: Design) =>
          setProperties(now, { nodes: pathsIn(now, which), path, value }),
    ),
    fc.tuple(nat(), fc.constantFrom('名称', '', ' 客户 ')).map(
      ([which, title]) =>
        (now: Design) =>
          setTitle(now, { path: pathIn(now, which), title }),
    ),
    fc.tuple(several, fc.constantFrom(...widgets), fc.constantFrom(...widgets)).map(
      ([which, widget, to]) =>
        (now: Design) =>
          convertNodes(now, { nodes: pathsIn(now, which).map((path) => ({ path, widget })), to }),
    ),
    fc.tuple(nat(), fc.array(fc.string(), { maxLength: 3 })).map(([which, lines]) => (now: Design) => {
      const path = pathIn(now, which);
      return setOptions(now, { path, rows: withLines(optionsAt(now, path) ?? [], 0, lines.join('\n')) });
    }),
    fc.tuple(several, fc.oneof(nat(5), fc.constantFrom({ by: 1 as const }, { by: -1 as const }))).map(
      ([which, span]) =>
        (now: Design) =>
          setSpan(now, { paths: [...new Set(which)].map((one) => pathIn(now, one)), span }),
    ),
    nat().map((which) => (now: Design) => wrapInGrid(now, { path: pathIn(now, which) })),
    fc.tuple(nat(), nat(), fc.constantFrom('before' as const, 'behind' as const)).map(
      ([which, moved, side]) =>
        (now: Design) =>
          dropBeside(now, { path: pathIn(now, which), side }, (design, place, movedTo) =>
            moveNodes(design, { paths: [movedTo(pathIn(now, moved))], place }),
          ),
    ),
    fc.constant((now: Design) => clearForm(now, undefined)),
    fc.constant((now: Design) =>
      importForm(now, { body: { kind: 'form', title: '导入的', properties: { b: {}, c: {} } } }),
    ),
    fc.constant((now: Design) =>
      replaceDocument(now, {
        body: { kind: 'form', title: '另一张', properties: { a: {} } },
        label: { key: 'editSource', values: [] },
      }),
    ),
  );
}

const customer = { document: read('base/customer.form'), documents: setOf([read('base/customer.model')]) };

function read(key: 'base/customer.form' | 'base/customer.model') {
  return parseDocument(key, readFileSync(`schemas/${key}.json`, 'utf8')).document;
}

function setOf(documents: readonly SourceDocument[]): DocumentSet {
  return { get: (key) => documents.find((each) => each.key === key), keys: () => documents.map(({ key }) => key) };
}

function pathIn({ tree }: Design, which: number): Path {
  const nodes = allNodes(tree);
  return nodes[which % (nodes.length + 1)]?.path ?? ['properties', 'missing'];
}

function pathsIn(design: Design, which: readonly number[]): Path[] {
  return which.map((one) => pathIn(design, one));
}

function placeIn({ tree }: Design, [which, index]: [number, number]) {
  const containers = [rootContainer, ...allNodes(tree).map(({ path }) => [...path, 'properties'])];
  return { container: containers[which % containers.length] ?? rootContainer, index: index % 12 };
}

function copied({ tree }: Design, which: number) {
  const nodes = allNodes(tree);
  const node = nodes[which % (nodes.length + 1)];
  return node ? [[node.key, node.written] as const] : [];
}
