import { say } from '../../../locale/index.ts';
import { readNumber, readObject, readString, type JsonObject, type JsonValue } from '../../../schema/json/index.ts';
import type { Vocabulary } from '../../../schema/vocabulary.ts';
import { own } from '../../values/index.ts';
import { widgetForCase } from '../../widgets/index.ts';
import type { ExchangeReport } from '../exchange-report.ts';
import { asText, isRisky, isSame, presentMembers } from '../json-values.ts';
import { matchOf, propsRead, type Match } from '../widgets/index.ts';
import { readChoices, readRemote } from './choices.ts';
import { readValidation, type Tell } from './validation.ts';

type Widgets = Vocabulary['widgets'];

export interface WidgetMeaning {
  match?: Match;
  keywords: JsonObject;
  told: ExchangeReport[];
}

const states: Readonly<Record<string, string>> = {
  disabled: 'x-disabled',
  readonly: 'x-read-only',
  hidden: 'x-hidden',
};
const read = new Set([
  'defaultValue',
  'required',
  'requiredMessage',
  'dataType',
  'pattern',
  'tip',
  'labelWidth',
  'isLabelWidth',
  'width',
  ...Object.keys(states),
]);
const ofChoices = ['options', 'showLabel', 'remote', 'remoteFunc'];
/** Options that the original fills at run time or derives from the key. */
const made = new Set(['remoteOptions', 'token']);

export function widgetMeaning(widget: JsonObject, widgets: Widgets): WidgetMeaning {
  const options = readObject(widget.options);
  const match = matchOf('form-making', readString(widget.type) ?? '', widgets, (path) => options[path]);
  if (!match) return { keywords: placeFor(widget, widgets), told: [] };
  const told: ExchangeReport[] = [];
  const tell: Tell = (pointer, message, became = 'kept') => {
    if (!told.some((before) => before.pointer === pointer))
      told.push({ became, pointer, message: say('{message}。', { message }) });
  };
  const { counterpart, entry } = match;
  const defaults = readObject(counterpart.defaults);
  const { props, taken, refused } = propsRead(match, options);
  const isMapped = (option: string) => Object.hasOwn(counterpart.props ?? {}, option);
  const base = { ...baseOf(match), ...ownKeywords(match, options) };
  const isField = entry.layout !== true;
  const hasChoices = Object.hasOwn(defaults, 'options') && !isMapped('options');
  const isRemoteTree = isMapped('options') && options.remote === true;
  const keywords = presentMembers({
    ...base,
    ...titled(widget, counterpart.title ?? 'title', tell),
    ...(isField && !isMapped('defaultValue') && readDefault(options.defaultValue, tell)),
    ...(hasChoices && readChoices(options, base.type === 'array', tell)),
    ...(isRemoteTree && readRemote(options, tell)),
    ...(isField && readValidation(widget, options, isPlainText(base), tell)),
    ...(isField && readStates(options)),
    'x-component': match.widget,
    'x-component-props': Object.keys(props).length > 0 ? props : undefined,
    ...(isField && readDecorator(options, tell)),
  });
  for (const path of refused)
    tell(`/options/${path.replaceAll('.', '/')}`, say('“{path}”的这个值组件用不了', { path }));
  const acted = new Set([...taken.map((path) => path.split('.')[0] ?? ''), ...Object.keys(counterpart.keywords ?? {})]);
  for (const option of [...Object.keys(counterpart.when ?? {}), ...(hasChoices ? ofChoices : [])]) acted.add(option);
  if (Object.hasOwn(defaults, 'remote')) for (const option of [...ofChoices, 'props']) acted.add(option);
  for (const [option, value] of Object.entries(options)) {
    const isActed = acted.has(option) || made.has(option) || (isField && read.has(option));
    const isUsual = isSame(value, defaults[option]) || (option === 'remoteFunc' && options.remote !== true);
    if (!isActed && !isUsual && !isNothing(value))
      tell(`/options/${option}`, say('选项“{option}”在这里不起作用', { option }));
  }
  return { match, keywords, told };
}

function placeFor(widget: JsonObject, widgets: Widgets): JsonObject {
  const title = textFor(widget.name);
  return presentMembers({ type: 'void', title, 'x-component': widgetForCase('layout', widgets) });
}

function baseOf({ entry, counterpart }: Match): JsonObject {
  const {
    enum: _,
    items: __,
    default: ___,
    'x-component-props': ____,
    format,
    ...made
  } = readObject(entry.createField);
  const base = { ...made, ...counterpart.node };
  return { ...base, ...(base.type === 'string' && format !== undefined && { format }) };
}

function ownKeywords({ counterpart }: Match, options: JsonObject): JsonObject {
  const found = Object.entries(counterpart.keywords ?? {}).flatMap(([option, to]) => {
    if (typeof to !== 'object' || !('prop' in to)) return [];
    const value = own(to.values, asText(options[option]));
    return value === undefined ? [] : [[to.prop, value] as const];
  });
  return Object.fromEntries(found);
}

const isPlainText = ({ type, format }: JsonObject) => type === 'string' && (format === undefined || format === 'text');

function titled(widget: JsonObject, keyword: string, tell: Tell): JsonObject {
  const title = textFor(widget.name);
  if (title === undefined && widget.name !== undefined && widget.name !== '')
    tell('/name', say('标题不是文字，或者太长'));
  return title === undefined || title === '' ? {} : { [keyword]: title };
}

function textFor(value: JsonValue | undefined): string | undefined {
  return typeof value === 'string' && value.length <= 5_000 ? value : undefined;
}

function readDefault(value: JsonValue | undefined, tell: Tell): JsonObject {
  if (value === undefined || isNothing(value)) return {};
  if (!isRisky(value)) return { default: value };
  tell('/options/defaultValue', say('默认值里有双花括号，会被当作表达式，没有采用'));
  return {};
}

function isNothing(value: JsonValue): boolean {
  return value === '' || value === null || (Array.isArray(value) && value.length === 0);
}

function readStates(options: JsonObject): JsonObject {
  const on = Object.entries(states).filter(([option]) => options[option] === true);
  const tip = textFor(options.tip);
  return { ...(tip && { description: tip }), ...Object.fromEntries(on.map(([, keyword]) => [keyword, true])) };
}

const cssWidth = /^([1-9][0-9]{0,3}px|([1-9]|[1-9][0-9]|100)%)$/;

function readDecorator({ labelWidth, isLabelWidth, width: control }: JsonObject, tell: Tell): JsonObject {
  const width = readNumber(labelWidth);
  const isOwn = isLabelWidth === true && width !== undefined && Number.isInteger(width) && width >= 0 && width <= 400;
  const isWhole = control === undefined || control === null || control === '' || control === '100%';
  const controlWidth = typeof control === 'string' && cssWidth.test(control) && !isWhole ? control : undefined;
  if (!isWhole && controlWidth === undefined) tell('/options/width', say('宽度只能是像素或百分比，如 200px、50%'));
  const props = { ...(isOwn && { labelWidth: width }), ...(controlWidth !== undefined && { controlWidth }) };
  return Object.keys(props).length > 0 ? { 'x-decorator-props': props } : {};
}
