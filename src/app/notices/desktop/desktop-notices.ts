import { say } from '../../../schema/locale/index.ts';
import type { TextStorage } from '../../browser/index.ts';
import type { Notice } from '../read-notices.ts';

const storageKey = 'pagewright.desktop-notices';

/** `denied`: the browser was told never to ask again; `absent`: it knows no notifications. */
export type DesktopState = 'on' | 'off' | 'denied' | 'absent';

/** Whether the desktop is told of new notices on this browser. */
export function desktopState(storage: TextStorage): DesktopState {
  if (typeof Notification === 'undefined') return 'absent';
  if (Notification.permission === 'denied') return 'denied';
  return Notification.permission === 'granted' && storage.get(storageKey) === '1' ? 'on' : 'off';
}

/** Turns it on or off. The browser asks the person at the first time: call it from a press only. @returns how it is now. */
export async function switchDesktop(storage: TextStorage, isWanted: boolean): Promise<DesktopState> {
  if (typeof Notification === 'undefined') return 'absent';
  if (isWanted && Notification.permission === 'default') await Notification.requestPermission();
  if (isWanted && Notification.permission === 'granted') storage.set(storageKey, '1');
  else storage.set(storageKey, '0');
  return desktopState(storage);
}

/** Shows a notice on the desktop where the person wants it and is not looking at a page of ours; several pages tell it once. */
export function tellOnDesktop(
  storage: TextStorage,
  { id, title, abstract, sender }: Notice,
  onPress: () => void,
): void {
  if (desktopState(storage) !== 'on' || document.hasFocus()) return;
  try {
    const told = new Notification(title || say('通知消息'), {
      body: abstract || say('发布人：{sender}', { sender }),
      tag: `pagewright-${id}`,
    });
    told.addEventListener('click', () => {
      window.focus();
      told.close();
      onPress();
    });
  } catch {
    // Some browsers tell only by service workers, and throw here: the bell has it.
  }
}
