import { say } from '../../../locale/index.ts';
import { readItems, readString, type JsonObject, type JsonValue } from '../../../schema/json/index.ts';
import { isPattern } from '../../../schema/patterns/can-explode.ts';
import type { ExchangeReport } from '../exchange-report.ts';
import { asText } from '../json-values.ts';
import { isMadeMessage, ruleMessage, type Language } from './labels.ts';

const formats: Readonly<Record<string, string>> = { email: 'email', url: 'uri' };

const patterns: Readonly<Record<string, string>> = {
  number: '^-?\\d+(\\.\\d+)?$',
  float: '^-?\\d*\\.\\d+$',
  integer: '^-?\\d+$',
  boolean: '^(true|false)$',
  hex: '^#?([A-Fa-f0-9]{6}|[A-Fa-f0-9]{3})$',
};

/** Reads the checks of a widget as keywords of a node, from its rules and its options. */
export function readValidation(widget: JsonObject, options: JsonObject, isText: boolean, tell: Tell): JsonObject {
  const name = readString(widget.name) ?? '';
  const rules = readItems(widget.rules);
  const keywords: JsonObject = {};
  const required = rules.find((rule) => rule.required === true);
  if (required || options.required === true) keywords.required = true;
  const message = [options.requiredMessage, required?.message].find((each) => typeof each === 'string' && each !== '');
  if (keywords.required && typeof message === 'string' && !isMadeMessage(message, name, 'required'))
    keywords['x-required-message'] = message;
  const type = [options.dataType, rules.find((rule) => rule.type !== undefined)?.type].find(isSaid) ?? 'string';
  const pattern = [options.pattern, rules.find((rule) => rule.pattern !== undefined)?.pattern].find(isSaid);
  const source = pattern === undefined ? undefined : bareSource(pattern);
  if (source !== undefined && isText) keywords.pattern = source;
  else if (pattern !== undefined) tell('/options/pattern', say('这个正则不能照样检查'));
  if (type !== 'string') readType(asText(type), isText, keywords, tell);
  for (const rule of rules) tellMessage(rule, name, tell);
  return keywords;
}

/** Reports that the part of a widget at a pointer is kept without effect. */
export type Tell = (pointer: string, message: string, became?: ExchangeReport['became']) => void;

function isSaid(value: JsonValue | undefined): value is JsonValue {
  return value !== undefined && value !== null && value !== '';
}

function readType(type: string, isText: boolean, keywords: JsonObject, tell: Tell): void {
  const format = isText && Object.hasOwn(formats, type) ? formats[type] : undefined;
  const pattern = isText && Object.hasOwn(patterns, type) ? patterns[type] : undefined;
  if (format !== undefined) keywords.format = format;
  else if (pattern !== undefined && keywords.pattern === undefined) keywords.pattern = pattern;
  else tell('/options/dataType', say('数据类型“{type}”这里不检查', { type }));
}

function tellMessage(rule: JsonObject, name: string, tell: Tell): void {
  const kind = rule.pattern === undefined ? (rule.type === undefined ? undefined : 'type') : 'pattern';
  if (kind && !isMadeMessage(rule.message, name, kind)) tell('/rules', say('校验不通过时用这里自己的说明'));
}

/**
 * Returns the source of a pattern, which may be written as `/…/`; undefined if it is invalid or has flags that change
 * its meaning.
 */
function bareSource(pattern: JsonValue): string | undefined {
  if (typeof pattern !== 'string') return undefined;
  const literal = /^\/([\s\S]+)\/([gmu]*)$/.exec(pattern);
  const source = literal?.[1] ?? pattern;
  return isPattern(source) ? source : undefined;
}

/** Returns the options for a node's checks, limited to those that the widget has. */
export function validationOptions(keywords: JsonObject, defaults: JsonObject): JsonObject {
  const { type, pattern } = checksOf(keywords, defaults);
  const options = { required: keywords.required === true, dataType: type, pattern: pattern ?? '' };
  return Object.fromEntries(Object.entries(options).filter(([key]) => Object.hasOwn(defaults, key)));
}

/** Returns the rules as the original writes them: type, required, pattern. */
export function rulesOf(keywords: JsonObject, defaults: JsonObject, name: string, language: Language): JsonObject[] {
  const { type, pattern } = checksOf(keywords, defaults);
  const message = keywords['x-required-message'];
  const own = typeof message === 'string' ? message : undefined;
  return [
    ...(type === 'string' ? [] : [{ type, message: ruleMessage(name, 'type', language) }]),
    ...(keywords.required === true
      ? [{ required: true, message: own ?? ruleMessage(name, 'required', language) }]
      : []),
    ...(pattern === undefined ? [] : [{ pattern, message: ruleMessage(name, 'pattern', language) }]),
  ];
}

function checksOf({ format, pattern }: JsonObject, defaults: JsonObject): { type: string; pattern?: string } {
  const hasTypes = Object.hasOwn(defaults, 'dataType');
  const byFormat = Object.keys(formats).find((type) => formats[type] === format);
  const byPattern = Object.keys(patterns).find((type) => patterns[type] === pattern);
  const type = (hasTypes ? (byFormat ?? byPattern) : undefined) ?? 'string';
  return { type, ...(typeof pattern === 'string' && type !== byPattern && { pattern }) };
}
