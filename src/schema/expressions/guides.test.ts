// covers: format-reference
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { globals } from './globals/index.ts';
import { limits } from './limits.ts';
import { arrayMethods } from './run/methods/array.ts';
import { dateMethods } from './run/methods/date.ts';
import { numberMethods } from './run/methods/number.ts';
import { stringMethods } from './run/methods/string.ts';

/** The sections of a guide, in their order: syntax, names, functions, methods, what is not there, limits, failures. */
function sectionsOf(page: string): string[] {
  return readFileSync(page, 'utf8').split(/^## /m).slice(1);
}

function codeOf(text: string): string[] {
  return [...text.matchAll(/`+ ?([^`]+?) ?`+/g)].flatMap(([, code = '']) => code);
}

/** The cells of a section's table, without its head. */
function rowsOf(section: string): string[][] {
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) => line.split(/(?<!\\)\|/).slice(1, -1));
}

/** `sum(list, value?)` is `sum`, `Math.abs` is `Math`, `Number String` are both. */
function functionNames(code: string): string[] {
  return /[(.]/.test(code) ? [/^\w+/.exec(code)?.[0] ?? code] : code.split(' ');
}

const described = codeOf(readFileSync('generated/expressions.md', 'utf8')).filter((code) => /^\$\w+$/.test(code));

describe.each(['docs/EXPRESSIONS.md', 'docs/EXPRESSIONS.en.md'])('%s', (page) => {
  const [syntax = '', names = '', functions = '', methods = '', , bounds = ''] = sectionsOf(page);

  test('lists the names that exist, and uses no other', () => {
    const listed = codeOf(names).filter((code) => /^\$\w+$/.test(code));
    expect(new Set(listed)).toEqual(new Set(described));
    const used = readFileSync(page, 'utf8').match(/\$[a-z]\w*/g) ?? [];
    expect(used.filter((name) => !described.includes(name) && name !== '$recrod')).toEqual([]);
  });

  test('lists the global functions and constants that exist', () => {
    const listed = rowsOf(functions).flatMap(([name = '']) => codeOf(name).flatMap(functionNames));
    const constants = ['undefined', 'NaN', 'Infinity'];
    expect([...new Set(listed)].toSorted()).toEqual(
      [...globals.keys()].filter((name) => !constants.includes(name)).toSorted(),
    );
    expect(codeOf(syntax)).toEqual(expect.arrayContaining(constants));
  });

  test('lists the methods that exist', () => {
    const listed = rowsOf(methods).map(([, list = '']) => {
      const code = codeOf(list).filter((each) => !each.startsWith('x.') && each !== 'length');
      return code.flatMap((each) => each.split(' ')).toSorted();
    });
    const tables = [stringMethods, numberMethods, arrayMethods, dateMethods];
    expect(listed).toEqual(tables.map((table) => [...table.keys()].toSorted()));
  });

  test('says the limits that hold', () => {
    const said = rowsOf(bounds).map(([, most = '']) => Number(/[\d,]+/.exec(most)?.[0].replace(',', '')));
    const { characters, brackets, depth, nodes, arrowsInside, steps, text, array } = limits;
    expect(said).toEqual([characters, brackets, depth, nodes, arrowsInside, steps, text, array]);
  });
});

test('both languages show the same code', () => {
  const [chinese, english] = ['docs/EXPRESSIONS.md', 'docs/EXPRESSIONS.en.md'].map((page) =>
    sectionsOf(page).map((section) => rowsOf(section).map((row) => codeOf(row.join(' ')).map(withoutWords))),
  );
  expect(english).toEqual(chinese);
});

/** Parameters of functions have names in the language of the page. */
function withoutWords(code: string): string {
  return code.replace(/^(sum|avg|round|join|count|encodeURIComponent|JSON\.stringify)\((?![$\d[]).*\)$/, '$1');
}
