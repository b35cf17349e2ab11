// covers: permission-server, permission-directive
import { describe, expect, it } from 'vitest';

import {
  allows,
  hiddenByPrefix,
  isActionVisible,
  isFieldDisabled,
  permissionNames,
  tablePermissions,
  type AuthEntry,
} from './index.ts';

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
    ['not held, switched off', [], [entry('user:add', '1', '0')], [], false],
    ['held, switched off', [entry('user:add', '1')], [entry('user:add', '1', '0')], [], false],
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
    ['nothing held', [], '1', ['price', 'cost', 'off']],
    ['one held', [entry('order:price', '1')], '1', ['cost', 'off']],
    ['editable names', [], '2', ['edit']],
    ['all held', [entry('order:price,order:cost,order:off', '1')], '1', ['off']],
  ])('%s', (_, auth, type, hidden) => {
    expect(hiddenByPrefix(auth, allAuth, 'order:', type)).toEqual(hidden);
  });
});

// covers: permission-one-meaning
describe('a point', () => {
  const boolean = [true, false];
  const combinations = boolean.flatMap((granted) =>
    ['1', '2'].flatMap((type) =>
      ['1', '0'].flatMap((status) => boolean.map((onPage) => ({ granted, type, status, onPage }))),
    ),
  );
  it.each(combinations)('%j means the same to buttons, columns, routes and fields', (point) => {
    const { granted, type, status, onPage } = point;
    const auth = granted ? [entry('order:price', type)] : [];
    const allAuth = [entry('order:price', type, status)];
    const permissionList = onPage ? [entry('order:price', type)] : [];
    const isUsable = type === '1' && status === '1' && (granted || onPage);
    expect(isActionVisible(auth, allAuth, 'order:price', permissionList)).toBe(isUsable);
    expect(permissionNames({ auth, allAuth, permissionList }).has('order:price')).toBe(isUsable);
    // The list of the page does not apply to columns.
    const isHidden = type === '1' && (status === '0' || !granted);
    expect(tablePermissions({ auth, allAuth }, 'order').hides('price')).toBe(isHidden);
    const isLocked = type === '2' && (onPage || (status === '1' && !granted));
    expect(isFieldDisabled(auth, allAuth, 'order:price', permissionList)).toBe(isLocked);
    expect(tablePermissions({ auth, allAuth }, 'order').disables('price')).toBe(
      type === '2' && status === '1' && !granted,
    );
  });
});
