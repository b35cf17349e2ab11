// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { evaluateForm, resolveForm } from '../../engine/form/index.ts';
import { documentSet } from '../../engine/model/testing/documents.ts';
import { vocabulary } from '../../engine/model/testing/vocabulary.ts';
import { isActionVisible, permissionNames, type AuthEntry } from '../../engine/permission/index.ts';
import { RuntimeProvider } from '../registry/index.ts';
import { memoryRuntime } from '../registry/testing/memory-runtime.ts';
import { Permitted } from './Permitted.tsx';
import { usePermitted } from './use-permitted.ts';

const entry = (action: string, type: string, status?: string): AuthEntry =>
  status === undefined ? { action, type } : { action, type, status };

const Asked = () => String(usePermitted('user:add'));

/**
 * The results for `user:add` with these lists from the server: of the component, the hook, and the key of documents.
 */
function seenBy(auth: AuthEntry[], allAuth: AuthEntry[], permissionList: AuthEntry[]) {
  const authority = { auth, allAuth, permissionList };
  const permissions = permissionNames(authority);
  const shown = renderToStaticMarkup(
    <RuntimeProvider runtime={memoryRuntime({ permissions })}>
      <Asked />,<Permitted permission="user:add">true</Permitted>
    </RuntimeProvider>,
  );
  const [hook, component] = shown.split(',');
  const body = { properties: { a: { type: 'string', title: '甲', 'x-permission': 'user:add' } } };
  const form = resolveForm({ document: 'a/b.form', pointer: '', body }, documentSet({}), vocabulary);
  const state = evaluateForm(form, {}, { permissions, authority }).states.get('a');
  return { hook: hook === 'true', component: component === 'true', key: state?.visible, disabled: state?.disabled };
}

test.each<[string, AuthEntry[], AuthEntry[], AuthEntry[], boolean]>([
  ['is denied what a server names nowhere', [], [], [], false],
  ['is denied what only others hold', [], [entry('user:add', '1', '1')], [], false],
  ['has what he holds', [entry('user:add', '1')], [entry('user:add', '1', '1')], [], true],
  ['has what he holds among others', [entry('user:edit, user:add', '1')], [], [], true],
  ['is denied what is switched off', [entry('user:add', '1')], [entry('user:add', '1', '0')], [], false],
  ['is denied it also where the page grants it', [], [entry('user:add', '1', '0')], [entry('user:add', '1')], false],
  ['has what the page grants', [], [entry('user:add', '1', '1')], [entry('user:add', '1')], true],
  ['is denied a name that only begins like his', [entry('user:addAll', '1')], [], [], false],
])('a person %s', (_, auth, allAuth, form, isSeen) => {
  expect(isActionVisible(auth, allAuth, 'user:add', form)).toBe(isSeen);
  expect(seenBy(auth, allAuth, form)).toEqual({ hook: isSeen, component: isSeen, key: isSeen, disabled: false });
});

test.each<[string, AuthEntry[], AuthEntry[], AuthEntry[], boolean]>([
  ['locks the field of who does not hold it', [], [entry('user:add', '2', '1')], [], true],
  ['leaves the field of who holds it', [entry('user:add', '2')], [entry('user:add', '2', '1')], [], false],
  ['that is off locks nothing', [], [entry('user:add', '2', '0')], [], false],
  ['of the page locks it for everybody', [entry('user:add', '2')], [], [entry('user:add', '2')], true],
])('a point of editing %s', (_, auth, allAuth, form, disabled) => {
  expect(seenBy(auth, allAuth, form)).toMatchObject({ key: true, disabled });
});
