import { commonFieldTypes } from '../../src/schema/common-fields.ts';
import { isJsonObject, type JsonObject, type Path } from '../../src/schema/json/index.ts';
import { freeName, takenNames, withFreeNames } from '../behaviors/index.ts';
import { nodeAt, nodesIn, titleOfNode, titlesOfWidget } from '../model/index.ts';
import { sameTitle, type Note, type Step } from '../words/index.ts';
import type { Command, Design, Plan } from './command.ts';
import { madeContainer, refusedContainer, type Place } from './containers.ts';

/**
 * Inserts a new node of a widget with a free name, which no field of the model has either. The widget defines its
 * initial content.
 */
export const insertWidget: Command<{ widget: string; place: Place }> = (design, { widget, place }) => {
  const entry = design.vocabulary.widgets[widget];
  if (!entry?.createField) return { refused: { key: 'noWidget', values: [widget] } };
  const written: JsonObject = {
    ...(isJsonObject(entry.createField) ? entry.createField : {}),
    ...(entry.layout && !entry.holds ? {} : { title: entry.title }),
    'x-component': widget,
  };
  const wanted = (entry.layout ? '_' : '') + widget.charAt(0).toLowerCase() + widget.slice(1);
  const known = [...Object.keys(design.fields ?? {}), ...Object.keys(commonFieldTypes)];
  const name = freeName(wanted, new Set([...takenNames(design.tree), ...known]));
  const label: Step = { key: 'add', values: [titlesOfWidget(widget, design.vocabulary)] };
  return inserted(design, label, [[name, written]], place);
};

/** Inserts a field of the model; everything not written here comes from the model. */
export const insertField: Command<{ name: string; title: string; place: Place }> = (design, { name, title, place }) =>
  takenNames(design.tree).has(name)
    ? { refused: { key: 'fieldTaken', values: [title] } }
    : inserted(design, { key: 'add', values: [sameTitle(title)] }, [[name, {}]], place);

/** Inserts copies of nodes; names that are taken get the next free number. `notes` describe what was lost. */
export const pasteNodes: Command<{
  nodes: readonly (readonly [string, JsonObject])[];
  place: Place;
  notes?: readonly Note[] | undefined;
}> = (design, { nodes, place, notes }) => {
  if (nodes.length === 0) return { refused: { key: 'nothingToPaste', values: [''] } };
  const plan = inserted(design, { key: 'paste', values: [nodes.length] }, nodes, place);
  return 'refused' in plan || notes === undefined ? plan : { ...plan, notes };
};

/** Adds an empty pane at the end of a layout of panes: a page of tabs, a step. */
export const insertPane: Command<{ path: Path }> = (design, { path }) => {
  const { tree, vocabulary } = design;
  const holder = nodeAt(tree, path);
  const container = [...path, 'properties'];
  const refused = refusedContainer(tree, container, vocabulary);
  if (!holder || refused) return { refused: refused ?? { key: 'gone', values: [] } };
  const index = nodesIn(tree, container).length;
  const title = `${titleOfNode(holder, design)} ${index + 1}`;
  const key = freeName('_pane', takenNames(tree));
  return {
    label: { key: 'add', values: [sameTitle(title)] },
    patches: [
      ...madeContainer(tree, container),
      { op: 'insert', path: container, key, index, value: { type: 'void', title, properties: {} } },
    ],
    selected: [[...container, key]],
  };
};

function inserted(
  { tree, vocabulary, fields }: Design,
  label: Step,
  nodes: readonly (readonly [string, JsonObject])[],
  { container, index }: Place,
): Plan {
  const refused = refusedContainer(tree, container, vocabulary);
  if (refused) return { refused };
  const taken = takenNames(tree);
  const at = Math.max(0, Math.min(index, nodesIn(tree, container).length));
  const copies = withFreeNames(nodes, taken, fields);
  return {
    label,
    patches: [
      ...madeContainer(tree, container),
      ...copies.map(({ key, node }, offset) => ({
        op: 'insert' as const,
        path: container,
        key,
        index: at + offset,
        value: node,
      })),
    ],
    selected: copies.map(({ key }) => [...container, key]),
  };
}
