import { say } from '../../../locale/index.ts';
import { readObject, type JsonObject } from '../../../schema/json/index.ts';
import type { ExchangeReport } from '../exchange-report.ts';
import { idInName, newId, type IdSource } from '../ids.ts';
import { bareName } from '../names.ts';
import { optionsWritten, type Match } from '../widgets/index.ts';
import { choiceOptions, remoteOptions, textOf } from './choices.ts';
import type { Language } from './labels.ts';
import { rulesOf, validationOptions } from './validation.ts';

export interface Writing {
  ids: IdSource;
  language: Language;
}

const written = new Set([
  'type',
  'format',
  'title',
  'description',
  'default',
  'enum',
  'required',
  'pattern',
  'properties',
  'items',
  'x-component',
  'x-component-props',
  'x-decorator',
  'x-decorator-props',
  'x-disabled',
  'x-read-only',
  'x-hidden',
  'x-required-message',
  'x-origin',
  'x-content',
  'x-remote-options',
]);

const states = { disabled: 'x-disabled', readonly: 'x-read-only', hidden: 'x-hidden' } as const;

/**
 * Writes a node as a widget of the original, without its children. `report` is called for each part that the original
 * cannot express, with a pointer into the node.
 */
export function widgetWritten(
  name: string,
  keywords: JsonObject,
  match: Match,
  { ids, language }: Writing,
  report: (part: ExchangeReport) => void,
): JsonObject {
  const { counterpart, entry } = match;
  const lose = (pointer: string, what: string) =>
    report({ became: 'lost', pointer, message: say('{what}，原来的格式里没有。', { what }) });
  const key = idInName(name, match.name) ?? newId(ids);
  const title = textOf(keywords[counterpart.title ?? 'title']) ?? '';
  const defaults = readObject(counterpart.defaults);
  const props = readObject(keywords['x-component-props']);
  const fromProps = optionsWritten(match, props, (prop) =>
    lose(`/x-component-props/${prop}`, say('属性“{prop}”', { prop })),
  );
  const isMapped = (option: string) => Object.hasOwn(counterpart.props ?? {}, option);
  const isField = entry.layout !== true;
  const options = {
    ...fromProps,
    ...(isField && !isMapped('defaultValue') && defaultOption(keywords, defaults)),
    ...(Object.hasOwn(defaults, 'options') && !isMapped('options') && choiceOptions(keywords)),
    ...(isField && validationOptions(keywords, defaults)),
    ...(isField && stateOptions(keywords, defaults)),
    ...keywordOptions(match, keywords),
    ...(Object.hasOwn(defaults, 'remoteFunc') && { remoteFunc: `func_${key}` }),
    ...remoteOptions(keywords, defaults),
  };
  for (const keyword of Object.keys(keywords)) if (!written.has(keyword)) lose(`/${keyword}`, `“${keyword}”`);
  return {
    type: match.name,
    ...(counterpart.icon !== undefined && { icon: counterpart.icon }),
    options,
    name: title,
    key,
    model: bareName(name),
    rules: isField ? rulesOf(keywords, defaults, title, language) : [],
  };
}

function defaultOption(keywords: JsonObject, defaults: JsonObject): JsonObject {
  const value = keywords.default;
  if (value !== undefined) return { defaultValue: value };
  if (!Object.hasOwn(defaults, 'defaultValue')) return {};
  return { defaultValue: Array.isArray(defaults.defaultValue) ? [] : emptyOf(keywords.type) };
}

function emptyOf(type: JsonObject[string] | undefined) {
  return type === 'string' ? '' : type === 'array' ? [] : null;
}

function stateOptions(keywords: JsonObject, defaults: JsonObject): JsonObject {
  const own = Object.entries(states).flatMap(([option, keyword]) => {
    const isOn = keywords[keyword] === true;
    return isOn || Object.hasOwn(defaults, option) ? [[option, isOn] as const] : [];
  });
  const tip = textOf(keywords.description);
  const { labelWidth: width, controlWidth } = readObject(keywords['x-decorator-props']);
  return {
    ...Object.fromEntries(own),
    ...(tip !== undefined && { tip }),
    ...(width !== undefined && { labelWidth: width, isLabelWidth: true }),
    ...(controlWidth !== undefined && { width: controlWidth }),
  };
}

function keywordOptions({ counterpart }: Match, keywords: JsonObject): JsonObject {
  const found = Object.entries(counterpart.keywords ?? {}).flatMap(([option, to]) => {
    if (typeof to !== 'object' || !('prop' in to)) return [];
    const theirs = Object.keys(to.values).find((each) => to.values[each] === keywords[to.prop]);
    return theirs === undefined ? [] : [[option, theirs] as const];
  });
  return Object.fromEntries(found);
}
