// covers: call-busy
// @vitest-environment jsdom
import { createStore, Provider } from 'jotai';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';

import { unsavedWorkAtom } from '../../runtime/unsaved/unsaved-work.ts';
import { userAtom } from '../session/index.ts';
import { SlowNotice } from './SlowNotice.tsx';

async function openNotice(isSignedIn: boolean, isUnsaved: boolean): Promise<string> {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ status: 'ok', underWay: ['back-end'] }));
  const store = createStore();
  if (isSignedIn) store.set(userAtom, { id: 'u1', username: 'wang', realname: '王工' });
  const part = { isUnsaved: () => isUnsaved, subscribe: () => () => undefined, discard: () => undefined };
  const end = store.get(unsavedWorkAtom).hold('/a', part);
  const place = document.createElement('div');
  const root = createRoot(place);
  onTestFinished(async () => {
    end();
    await act(async () => root.unmount());
    vi.restoreAllMocks();
  });
  await act(async () =>
    root.render(
      <Provider store={store}>
        <SlowNotice />
      </Provider>,
    ),
  );
  return place.textContent;
}

test.each([
  ['a page', true, false, '后端还没有应答，仍在等待…重试'],
  ['a form with something typed', true, true, '后端还没有应答，仍在等待…'],
  ['the sign-in', false, false, '后端还没有应答，仍在等待…'],
])(
  '%s that waits for a back end is loaded again only where nothing is lost',
  async (_name, signedIn, unsaved, text) => {
    expect(await openNotice(signedIn, unsaved)).toBe(text);
  },
);
