// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';

import { focusFirst } from './focus-first.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <button>打开</button>
    <div role="dialog" id="below"><input id="under" /></div>
    <div role="dialog"><div id="body"><form class="pw-form"><input disabled /><input id="first" /><input id="second" /></form></div></div>
    <div role="dialog" id="above"><input id="search" /></div>`;
});

const byId = (id: string) => document.getElementById(id);

test('the first field that can be filled in gets the focus', () => {
  focusFirst(byId('body'));
  expect(document.activeElement).toBe(byId('first'));
});

test.each(['second', 'search'])(
  'where a person is already, in the form or in a dialog over it, the focus stays: %s',
  (id) => {
    byId(id)?.focus();
    focusFirst(byId('body'));
    expect(document.activeElement).toBe(byId(id));
  },
);

test('a field that comes later gets the focus when it is there', async () => {
  const body = byId('body');
  const form = body?.querySelector('form');
  if (!form) throw new Error('no form');
  const fields = form.innerHTML;
  form.innerHTML = '<span data-waiting></span>';
  focusFirst(body);
  form.innerHTML = fields;
  await expect.poll(() => document.activeElement?.id).toBe('first');
});
