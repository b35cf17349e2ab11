import { readText } from '../../src/engine/values/index.ts';
import { currentLocale } from '../../src/locale/index.ts';
import { isJsonObject, own, type Path } from '../../src/schema/json/index.ts';
import { nodeAt } from '../model/index.ts';
import type { Command } from './command.ts';
import { setProperty } from './set-property.ts';

/**
 * Sets the title of a node, in the current language if it has one per language. An empty title, or that of the model,
 * is not written.
 */
export const setTitle: Command<{ path: Path; title: string }> = (design, { path, title }) => {
  const node = nodeAt(design.tree, path);
  if (!node) return { refused: { key: 'gone', values: [] } };
  const words = title.trim();
  const said = design.fields && own(design.fields, node.key);
  const isUsual = words === '' || (isJsonObject(said) && readText(said['title']) === words);
  const isTranslated = isJsonObject(node.written['title']) && !isUsual;
  const at = isTranslated ? ['title', currentLocale()] : ['title'];
  const plan = setProperty(design, { node: path, path: at, value: isUsual ? undefined : words });
  if ('refused' in plan) return plan;
  const { label, patches, selected } = plan;
  return { label, patches, selected };
};
