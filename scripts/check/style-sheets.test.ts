import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

function ownClasses(sheet: string): Map<string, string> {
  const own = new Map<string, string>();
  const text = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  for (const [, selectors = '', declarations = ''] of text.matchAll(/([^{}]+)\{([^{}]*)\}/g))
    for (const selector of selectors.split(',')) {
      const [, name] = /^\s*\.(pw-[\w-]+)\s*$/.exec(selector) ?? [];
      if (name !== undefined) own.set(name, (own.get(name) ?? '') + declarations.replaceAll(/\s+/g, ' '));
    }
  return own;
}

function sheetsBelow(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.css')).map((name) => join(folder, name));
}

test('a class is drawn by the style sheets of one folder, or by all of them alike', () => {
  const sheets = ['src', 'designer'].flatMap(sheetsBelow);
  expect(sheets.length).toBeGreaterThan(50);
  const drawn = new Map<string, Map<string, string>>();
  for (const sheet of sheets)
    for (const [name, declarations] of ownClasses(readFileSync(sheet, 'utf8'))) {
      const folders = drawn.get(name) ?? new Map<string, string>();
      drawn.set(name, folders.set(dirname(sheet), (folders.get(dirname(sheet)) ?? '') + declarations));
    }
  const shared = [...drawn].filter(([, folders]) => new Set(folders.values()).size > 1);
  expect(shared.map(([name, folders]) => `${name}: ${[...folders.keys()].join(', ')}`)).toEqual([]);
});
