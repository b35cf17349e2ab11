import { say } from '../../locale/index.ts';
import type { DocumentKey, DocumentSet } from '../../schema/documents/document.ts';
import type { JsonObject } from '../../schema/json/index.ts';
import { ask } from '../../schema/memory/recall.ts';
import { canExplode } from '../../schema/patterns/can-explode.ts';
import { compact, readNumber, readObjects, readString, readText } from '../values/index.ts';

/** An error for a check that only the server runs, when the record is saved. */
export class DeferredCheck extends Error {}

/** Tests a text with an author's pattern (unanchored). Throws if the pattern is invalid or too slow. */
export type MatchPattern = (pattern: string, text: string) => boolean;

/** A rule of a `rules` document: all of its conditions must hold. */
export interface NamedRule {
  name: string;
  title?: string;
  /** May contain {title}, {min}, {max} and {value}. */
  message: string;
  severity: 'error' | 'warning';
  use?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  /** Expression text with braces. */
  when?: string;
}

export interface RuleSet {
  named: ReadonlyMap<string, NamedRule>;
  matchPattern: MatchPattern;
}

const compiled = new Map<string, RegExp>();

/** For a text of at most this length every pattern is fast. */
const shortText = 20;

/**
 * Runs the pattern natively, as a browser does; the server has a linear engine. A pattern with exponential run time is
 * not run over a longer text: it could block the page, so the server checks it when the record is saved.
 */
export const matchNatively: MatchPattern = (pattern, text) => {
  if (text.length > shortText && canExplode(pattern))
    throw new DeferredCheck(say('它在浏览器里可能要算很久，保存时由服务器检查。'));
  const expression = compiled.get(pattern) ?? new RegExp(pattern);
  if (compiled.size < 1_000) compiled.set(pattern, expression);
  return expression.test(text);
};

/** Collects the rules of all `rules` documents; the first one with a name counts. */
export function ruleSet(documents: DocumentSet, matchPattern: MatchPattern = matchNatively): RuleSet {
  const named = new Map<string, NamedRule>();
  // Depending on all keys, every page would be resolved again for each new document.
  for (const key of ask(documents, rulesKeys, (left, right) => left.join() === right.join())) {
    for (const { item } of readObjects(documents.get(key)?.body.rules)) {
      const rule = readRule(item);
      if (rule && !named.has(rule.name)) named.set(rule.name, rule);
    }
  }
  return { named, matchPattern };
}

function rulesKeys(documents: DocumentSet): DocumentKey[] {
  return [...documents.keys()].filter((key) => key.endsWith('.rules'));
}

export const noRules: RuleSet = { named: new Map(), matchPattern: matchNatively };

function readRule(item: JsonObject): NamedRule | undefined {
  const name = readString(item.name);
  const message = readText(item.message);
  if (name === undefined || message === undefined) return undefined;
  return compact<NamedRule>({
    name,
    message,
    title: readText(item.title),
    severity: item.severity === 'warning' ? 'warning' : 'error',
    use: readString(item.use),
    pattern: readString(item.pattern),
    minLength: readNumber(item.minLength),
    maxLength: readNumber(item.maxLength),
    minimum: readNumber(item.minimum),
    maximum: readNumber(item.maximum),
    when: readString(item.when),
  });
}
