// covers: permission-server, permission-directive
import { describe, expect, it } from 'vitest';

import { type AuthEntry, allows, hiddenByPrefix, isActionVisible, isFieldDisabled } from './index.ts';

const entry = (action: string, type: string, status?: string): AuthEntry =>
  status === undefined ? { action, type } : { action, type, status };

// covers: permission-check
describe('allows', () => {
  // covers: permission-directive, permission-check, entity-permission-status
  it.each([
    [undefined, 'a:add', true],
    [new Set(['a:add']), 'a:add', true],
    [new Set(['a:add']), 'a:edit', false],
    [new Set<string>(), undefined, true],
  ])('%o holds %s: %s', (permissions, name, allowed) => {
    expect(allows(permissions, name)).toBe(allowed);
  });
});

describe('isActionVisible (v-has)', () => {
  it.each<[string, AuthEntry[], AuthEntry[], AuthEntry[], boolean]>([
    ['exists nowhere', [], [], [], false],
    ['held', [entry('user:add', '1')], [entry('user:add', '1', '1')], [], true],
    ['held within a comma list', [entry('user:edit,user:add', '1')], [], [], true],
    ['not held', [], [entry('user:add', '1', '1')], [], false],
    ['not held, control off', [], [entry('user:add', '1', '0')], [], true],
    ['held as editable only', [entry('user:add', '2')], [], [], false],
    ['granted by the form', [], [entry('user:add', '1', '1')], [entry('user:add', '1')], true],
    ['granted by the form as editable only', [], [], [entry('user:add', '2')], false],
  ])('%s', (_, auth, allAuth, form, visible) => {
    expect(isActionVisible(auth, allAuth, 'user:add', form)).toBe(visible);
  });
});

describe('isFieldDisabled', () => {
  it.each<[string, AuthEntry[], AuthEntry[], AuthEntry[], boolean]>([
    ['exists nowhere', [], [], [], false],
    ['under control, not held', [], [entry('user:phone', '2', '1')], [], true],
    ['under control, held', [entry('user:phone', '2')], [entry('user:phone', '2', '1')], [], false],
    ['control off', [], [entry('user:phone', '2', '0')], [], false],
    ['visible only', [], [entry('user:phone', '1', '1')], [], false],
    ['listed by the form', [entry('user:phone', '2')], [], [entry('user:phone', '2')], true],
  ])('%s', (_, auth, allAuth, form, disabled) => {
    expect(isFieldDisabled(auth, allAuth, 'user:phone', form)).toBe(disabled);
  });
});

describe('hiddenByPrefix', () => {
  const allAuth = [
    entry('order:price', '1', '1'),
    entry('order:cost', '1', '1'),
    entry('order:off', '1', '0'),
    entry('order:edit', '2', '1'),
    entry('other:price', '1', '1'),
  ];

  // covers: permission-field, permission-prefix
  it.each<[string, AuthEntry[], '1' | '2', string[]]>([
    ['nothing held', [], '1', ['price', 'cost']],
    ['one held', [entry('order:price', '1')], '1', ['cost']],
    ['editable names', [], '2', ['edit']],
    ['all held', [entry('order:price,order:cost', '1')], '1', []],
  ])('%s', (_, auth, type, hidden) => {
    expect(hiddenByPrefix(auth, allAuth, 'order:', type)).toEqual(hidden);
  });
});
