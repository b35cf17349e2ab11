import { widgetDeclarations, type WidgetDeclaration } from '../../../generated/widget-declarations.ts';
import { say } from '../../locale/index.ts';
import type { JsonObject } from '../../schema/json/index.ts';
import { own } from '../values/index.ts';
import { readDeclaration } from './read-declaration.ts';

/**
 * Returns the declaration of a registered widget: from `generated/` for the catalogue, from the props schema for a
 * host's widget.
 * @throws Error when a host's declaration is invalid.
 */
export function registeredDeclaration(name: string, props: JsonObject): WidgetDeclaration {
  const known = own(widgetDeclarations, name);
  if (known) return known;
  const read = readDeclaration(props);
  if ('problems' in read)
    throw new Error(say('组件“{name}”：{problems}', { name, problems: read.problems.join('；') }));
  return read.declaration;
}
