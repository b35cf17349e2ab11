// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createMemoryStorage } from '../../browser/testing/memory-storage.ts';
import type { Notice } from '../read-notices.ts';
import { desktopState, switchDesktop, tellOnDesktop } from './desktop-notices.ts';

const notice: Notice = {
  id: '7',
  title: '盘点',
  content: '<b>x</b>',
  abstract: '请结清',
  sender: 'admin',
  time: '',
  priority: 'L',
  openType: '',
  openPage: '',
  record: '',
};

let shown: FakeNotification[] = [];
let asked = 0;

class FakeNotification extends EventTarget {
  static permission: NotificationPermission = 'default';
  static answer: NotificationPermission = 'granted';
  static async requestPermission() {
    asked += 1;
    FakeNotification.permission = FakeNotification.answer;
    return FakeNotification.answer;
  }
  readonly title: string;
  readonly options: NotificationOptions;
  constructor(title: string, options: NotificationOptions) {
    super();
    this.title = title;
    this.options = options;
    shown.push(this);
  }
  close = vi.fn();
}

beforeEach(() => {
  [shown, asked] = [[], 0];
  Object.assign(FakeNotification, { permission: 'default', answer: 'granted' });
  vi.stubGlobal('Notification', FakeNotification);
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  vi.spyOn(window, 'focus').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the browser is asked by a press only, and nothing shows before', async () => {
  const storage = createMemoryStorage();
  expect(desktopState(storage)).toBe('off');
  tellOnDesktop(storage, notice, vi.fn());
  expect([asked, shown]).toEqual([0, []]);
  expect(await switchDesktop(storage, true)).toBe('on');
  expect(asked).toBe(1);
});

test('a notice is shown once it is on, and a press on it opens it', async () => {
  const storage = createMemoryStorage();
  await switchDesktop(storage, true);
  const onPress = vi.fn();
  tellOnDesktop(storage, notice, onPress);
  expect(shown).toMatchObject([{ title: '盘点', options: { body: '请结清', tag: 'pagewright-7' } }]);
  shown[0]?.dispatchEvent(new Event('click'));
  expect(onPress).toHaveBeenCalledOnce();
  expect(shown[0]?.close).toHaveBeenCalledOnce();
});

test('nothing is shown to who looks at the page, nor after it was turned off', async () => {
  const storage = createMemoryStorage();
  await switchDesktop(storage, true);
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  tellOnDesktop(storage, notice, vi.fn());
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  expect(await switchDesktop(storage, false)).toBe('off');
  tellOnDesktop(storage, notice, vi.fn());
  expect(shown).toEqual([]);
});

test.each(['denied', 'default'] as const)('an answer “%s” leaves it off', async (answer) => {
  FakeNotification.answer = answer;
  const storage = createMemoryStorage();
  expect(await switchDesktop(storage, true)).toBe(answer === 'denied' ? 'denied' : 'off');
  tellOnDesktop(storage, notice, vi.fn());
  expect(shown).toEqual([]);
});

test('a browser without notifications has none', async () => {
  vi.stubGlobal('Notification', undefined);
  expect(await switchDesktop(createMemoryStorage(), true)).toBe('absent');
});
