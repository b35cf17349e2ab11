import { widgetDeclarations, type WidgetDeclaration } from '../../../generated/widget-declarations.ts';
import type { JsonObject } from '../../schema/json/index.ts';
import { say } from '../../schema/locale/index.ts';
import { own } from '../values/index.ts';
import { readDeclaration } from './read-declaration.ts';

/**
 * What a widget that is registered says of itself: of the catalogue's own `generated/` has it, a host's say it in their
 * props schemas. Throws an Error where a host's are wrong.
 */
export function registeredDeclaration(name: string, props: JsonObject): WidgetDeclaration {
  const known = own(widgetDeclarations, name);
  if (known) return known;
  const read = readDeclaration(props);
  if ('problems' in read)
    throw new Error(say('组件“{name}”：{problems}', { name, problems: read.problems.join('；') }));
  return read.declaration;
}
