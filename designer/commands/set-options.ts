import { isEqual } from 'es-toolkit';

import { own, readObject, type Path } from '../../src/schema/json/index.ts';
import { nodeAt } from '../model/index.ts';
import type { Command, Design } from './command.ts';
import { optionRows, optionsOfRows, type OptionRow } from './option-edits.ts';
import { setProperty } from './set-property.ts';

/** Sets the options of a field in one step. Options equal to those of the model are not written. */
export const setOptions: Command<{ path: Path; rows: readonly OptionRow[] }> = (design, { path, rows }) => {
  const node = nodeAt(design.tree, path);
  if (!node) return { refused: { key: 'gone', values: [] } };
  const said = readObject(own(design.fields ?? {}, node.key))['enum'];
  const options = optionsOfRows(rows);
  if (options.length === 0) return { refused: { key: 'noOptions', values: [] } };
  const plan = setProperty(design, { node: path, path: ['enum'], value: isEqual(options, said) ? undefined : options });
  if ('refused' in plan) return plan;
  const isSame = isEqual(options, node.written['enum'] ?? said);
  return { label: { key: 'options', values: [node.key] }, patches: isSame ? [] : plan.patches, selected: [path] };
};

/** Returns the options of a field, its own or the model's, as rows; undefined if it has none. */
export function optionsAt(design: Design, path: Path): OptionRow[] | undefined {
  const node = nodeAt(design.tree, path);
  if (!node) return undefined;
  const written = node.written['enum'];
  const options = written === undefined ? readObject(own(design.fields ?? {}, node.key))['enum'] : written;
  return Array.isArray(options) ? optionRows(options) : undefined;
}
