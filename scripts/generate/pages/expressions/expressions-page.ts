import { expressionLanguage, type ExpressionCallable } from '../../../../src/schema/expressions/index.ts';
import { isJsonObject, type JsonObject } from '../../../../src/schema/json/index.ts';
import constants from '../../../words/expressions/constants.json' with { type: 'json' };
import functions from '../../../words/expressions/functions.json' with { type: 'json' };
import methods from '../../../words/expressions/methods.json' with { type: 'json' };
import operators from '../../../words/expressions/operators.json' with { type: 'json' };
import type { Locale } from '../../../words/words.ts';
import { checkWords, textIn } from './check-words.ts';
import { exampleResult } from './example-result.ts';
import { limitsSection } from './limits-section.ts';
import { code, table } from './markdown.ts';
import { namesSection } from './names-section.ts';
import { pageTexts } from './page-texts.ts';

export interface LanguageWords {
  operators: JsonObject;
  constants: JsonObject;
  functions: JsonObject;
  methods: JsonObject;
}

export interface ToldLanguage {
  language: ReturnType<typeof expressionLanguage>;
  words: LanguageWords;
}

export const toldLanguage: ToldLanguage = {
  language: expressionLanguage(),
  words: { operators, constants, functions, methods },
};

/**
 * Renders the Markdown reference of the expression language: operators, names and the places where they are available,
 * constants, functions, methods, limits.
 * @throws Error if an item has no description, or a description has no item.
 */
export function expressionsPage(locale: Locale, { language, words }: ToldLanguage = toldLanguage): string {
  const texts = pageTexts[locale];
  const kinds = Object.entries(language.methods);
  checkWords('methods', Object.keys(language.methods), words.methods);
  return [
    ...texts.head,
    `## ${texts.operators}`,
    texts.aboutOperators,
    operatorTable(locale, { language, words }),
    `## ${texts.names}`,
    ...namesSection(locale),
    `## ${texts.constants}`,
    constantTable(locale, { language, words }),
    `## ${texts.functions}`,
    texts.aboutFunctions,
    callables(locale, 'functions', language.functions, words),
    `## ${texts.methods}`,
    texts.aboutMethods,
    ...kinds.flatMap(([kind, list]) => [
      `### ${texts.kinds[kind] ?? kind}`,
      callables(locale, `methods of ${kind}`, list, { functions: words.methods[kind] ?? {} }),
    ]),
    `## ${texts.limits}`,
    texts.aboutLimits,
    limitsSection(locale, language.limits),
  ].join('\n\n');
}

function operatorTable(locale: Locale, { language, words }: ToldLanguage): string {
  const { operator, binds, meaning, example } = pageTexts[locale].columns;
  const levels = new Map(language.operators.map(({ sign, level }) => [sign, level]));
  checkWords('operators', [...levels.keys()], words.operators);
  const rows = Object.entries(words.operators).map(([sign, description]) => {
    return [code(sign), String(levels.get(sign) ?? ''), textIn(description, locale), exampleOf(description)];
  });
  return table([operator, binds, meaning, example], rows);
}

function constantTable(locale: Locale, { language, words }: ToldLanguage): string {
  const { name, meaning } = pageTexts[locale].columns;
  checkWords('constants', language.constants, words.constants);
  const rows = Object.entries(words.constants).map(([each, description]) => [code(each), textIn(description, locale)]);
  return table([name, meaning], rows);
}

function callables(
  locale: Locale,
  what: string,
  known: readonly ExpressionCallable[],
  { functions: words }: { functions: JsonObject[string] },
): string {
  const { call, gives, meaning, example } = pageTexts[locale].columns;
  const descriptions = isJsonObject(words) ? words : {};
  checkWords(
    what,
    known.map(({ name }) => name),
    descriptions,
  );
  const results = new Map(known.map(({ name, result }) => [name, result]));
  const rows = Object.entries(descriptions).map(([name, each]) => {
    const parameters = textIn(isJsonObject(each) ? each['parameters'] : undefined, locale);
    const result = pageTexts[locale].results[results.get(name) ?? 'any'] ?? '';
    return [code(`${name}(${parameters})`), result, textIn(each, locale), exampleOf(each)];
  });
  return table([call, gives, meaning, example], rows);
}

/** Date methods have no examples, because their results depend on the time zone. */
function exampleOf(description: JsonObject[string]): string {
  const example = isJsonObject(description) ? description['example'] : undefined;
  return typeof example === 'string' ? `${code(example)} → ${code(exampleResult(example))}` : '';
}
