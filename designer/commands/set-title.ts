import { readText } from '../../src/engine/values/index.ts';
import { isJsonObject, own, type Path } from '../../src/schema/json/index.ts';
import { currentLocale } from '../../src/schema/locale/index.ts';
import { nodeAt } from '../model/index.ts';
import type { Command } from './command.ts';
import { setProperty } from './set-property.ts';

/**
 * Gives a node another title, in the language of the person where it has one for each. Without words, or with those that its model
 * says, nothing is written.
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
