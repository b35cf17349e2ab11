import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { evaluateExpression, expressionLanguage, parseExpression } from './index.ts';

function sectionsOf(page: string): string[] {
  return readFileSync(page, 'utf8').split(/^## /m).slice(1);
}

function codeOf(text: string): string[] {
  return [...text.matchAll(/`+ ?([^`]+?) ?`+/g)].flatMap(([, code = '']) => code);
}

function rowsOf(section: string): string[][] {
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) => line.split(/(?<!\\)\|/).slice(1, -1));
}

const described = codeOf(readFileSync('generated/expressions.md', 'utf8')).filter((code) => /^\$\w+$/.test(code));

describe.each(['docs/EXPRESSIONS.md', 'docs/EXPRESSIONS.en.md'])('%s', (page) => {
  const [syntax = '', , amounts = '', , failures = ''] = sectionsOf(page);

  test('uses no name that does not exist', () => {
    const used = readFileSync(page, 'utf8').match(/\$[a-z]\w*/g) ?? [];
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter((name) => !described.includes(name) && name !== '$recrod')).toEqual([]);
  });

  test('shows expressions that are in the language', () => {
    const shown = rowsOf(syntax).flatMap(([, examples = '']) => codeOf(examples));
    expect(shown.length).toBeGreaterThan(10);
    const expressions = shown.filter((code) => code.trim() !== '' && !code.includes('${') && !code.startsWith('/*'));
    expect(expressions.filter((code) => 'problem' in parseExpression(code))).toEqual([]);
  });

  test('names functions for amounts that exist, and results that they have', () => {
    const functions = expressionLanguage().functions.map(({ name }) => name);
    const named = codeOf(amounts).filter((code) => /^\w+$/.test(code) && /^[a-z]/.test(code));
    expect(named).toEqual(expect.arrayContaining(['sum', 'round']));
    expect(named.filter((name) => !functions.includes(name))).toEqual([]);
    expect(evaluateExpression('[sum([0.1, 0.2]), 0.1 + 0.2 == 0.3, round(0.285 * 100)]', {})).toEqual([0.3, false, 29]);
  });

  test('says the message that a mistake has', () => {
    const told = rowsOf(failures).map(([message = '']) => message.trim());
    const messageOf = (expression: string) => {
      try {
        return String(evaluateExpression(expression, { $record: { customer: null, name: '' } }));
      } catch (problem) {
        return problem instanceof Error ? problem.message : '';
      }
    };
    const messages = ['$recrod', '$record.customer.name', "$record.name.spilt('')"].map(messageOf);
    expect(told).toEqual(expect.arrayContaining(messages));
  });
});

test('both languages show the same code', () => {
  const [chinese, english] = ['docs/EXPRESSIONS.md', 'docs/EXPRESSIONS.en.md'].map((page) =>
    sectionsOf(page).map((section) => rowsOf(section).map((row) => codeOf(row.join(' ')))),
  );
  expect(english).toEqual(chinese);
});
