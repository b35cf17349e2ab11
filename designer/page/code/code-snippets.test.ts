import { describe, expect, test } from 'vitest';

import type { JsonObject } from '../../../src/schema/json/index.ts';
import { codeSnippets } from './code-snippets.ts';

const data: JsonObject = {
  kind: 'form',
  formatVersion: 1,
  title: '</script><b>',
  properties: { city: { type: 'string', 'x-component': 'Select', 'x-remote-options': { function: 'func_1' } } },
};
const needs = { options: ['func_1'], tokens: ['funcGetToken'] };
const code = { data, needs, address: 'https://forms.example.com' };

describe.each(['vue', 'html', 'react'] as const)('the code for %s', (kind) => {
  const written = codeSnippets[kind](code);

  test('has the form, one place for each function of the host, and the script of the generator', () => {
    const json = /const data = (\{[\s\S]*?\n *\});/.exec(written)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual(data);
    for (const name of ['func_1', 'funcGetToken']) expect(written.split(`"${name}"(resolve) {`)).toHaveLength(2);
    expect(written).toContain('"https://forms.example.com/embed/form-generator.js"');
  });

  test('is not ended by a text of the form', () => {
    expect(written.split('</script>').length - 1).toBe(kind === 'react' ? 0 : 1);
  });
});

test('the page is a whole one, the others are components', () => {
  expect(codeSnippets.html(code)).toMatch(/^<!doctype html>[\s\S]*<\/html>\n$/);
  expect(codeSnippets.vue(code)).toMatch(/^<template>[\s\S]*export default \{/);
  expect(codeSnippets.react(code)).toContain('<FormGenerator ref={form} data={data} remote={remote} />');
});
