// @vitest-environment jsdom
import { createStore, Provider } from 'jotai';
import { act, Activity } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';

import { unsavedWorkAtom, type UnsavedPart } from './unsaved-work.ts';
import { UnsavedOwner, useUnsaved, useUnsavedOwners } from './use-unsaved.ts';

function createPart() {
  const listeners = new Set<() => void>();
  const state = { isUnsaved: false, isDiscarded: false };
  const part: UnsavedPart = {
    isUnsaved: () => state.isUnsaved,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    discard: () => void (state.isDiscarded = true),
  };
  const become = (isUnsaved: boolean) => {
    state.isUnsaved = isUnsaved;
    for (const listener of listeners) listener();
  };
  return { part, state, become, listeners };
}

const asksBeforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

function Held({ part }: { part: UnsavedPart }) {
  useUnsaved(part);
  return null;
}

function Owners() {
  return <output>{[...useUnsavedOwners()].join()}</output>;
}

async function openPage() {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  const store = createStore();
  const place = document.createElement('div');
  const root = createRoot(place);
  onTestFinished(() => act(async () => root.unmount()));
  const work = store.get(unsavedWorkAtom);
  const { part, ...rest } = createPart();
  const draw = (tab: 'visible' | 'hidden' | 'closed') =>
    act(async () =>
      root.render(
        <Provider store={store}>
          <Owners />
          {tab !== 'closed' && (
            <Activity mode={tab}>
              <UnsavedOwner value="/a">
                <Held part={part} />
              </UnsavedOwner>
            </Activity>
          )}
        </Provider>,
      ),
    );
  await draw('visible');
  return { work, draw, place, ...rest };
}

test('a tab is marked while a part of it holds unsaved input, and the browser asks', async () => {
  const { become, place, work } = await openPage();
  expect([asksBeforeUnload(), work.isUnsaved('/a'), work.hasAny()]).toEqual([false, false, false]);
  become(true);
  expect(work.hasAny()).toBe(true);
  expect([asksBeforeUnload(), work.isUnsaved('/a'), work.isUnsaved('/b')]).toEqual([true, true, false]);
  await expect.poll(() => place.textContent).toBe('/a');
  become(false);
  expect(asksBeforeUnload()).toBe(false);
  await expect.poll(() => place.textContent).toBe('');
});

test('a hidden tab goes on being watched; one that is closed, hidden or not, is forgotten', async () => {
  const { become, draw, place, listeners } = await openPage();
  await draw('hidden');
  become(true);
  expect(asksBeforeUnload()).toBe(true);
  await expect.poll(() => place.textContent).toBe('/a');
  await draw('closed');
  expect([asksBeforeUnload(), listeners.size]).toEqual([false, 0]);
  await expect.poll(() => place.textContent).toBe('');
  await draw('visible');
  expect(asksBeforeUnload()).toBe(true);
  await draw('closed');
  expect([asksBeforeUnload(), listeners.size]).toEqual([false, 0]);
});

test('drafts are dropped by tab', async () => {
  const { work, state } = await openPage();
  work.discard('/b');
  expect(state.isDiscarded).toBe(false);
  work.discard('/a');
  expect(state.isDiscarded).toBe(true);
});

test('where the application leaves by itself, the browser does not ask', async () => {
  const { become, work } = await openPage();
  become(true);
  work.letGo();
  expect(asksBeforeUnload()).toBe(false);
});
