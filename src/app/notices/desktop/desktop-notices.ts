import { say } from '../../../locale/index.ts';
import type { TextStorage } from '../../browser/index.ts';
import type { Notice } from '../read-notices.ts';

const storageKey = 'pagewright.desktop-notices';

/** `denied`: the user blocked notifications in the browser; `absent`: the browser does not support them. */
export type DesktopState = 'on' | 'off' | 'denied' | 'absent';

/** Returns the state of desktop notifications in this browser. */
export function desktopState(storage: TextStorage): DesktopState {
  if (typeof Notification === 'undefined') return 'absent';
  if (Notification.permission === 'denied') return 'denied';
  return Notification.permission === 'granted' && storage.get(storageKey) === '1' ? 'on' : 'off';
}

/**
 * Turns desktop notifications on or off. The browser asks for permission the first time, so call it only from a click.
 * @returns the resulting state.
 */
export async function switchDesktop(storage: TextStorage, isWanted: boolean): Promise<DesktopState> {
  if (typeof Notification === 'undefined') return 'absent';
  if (isWanted && Notification.permission === 'default') await Notification.requestPermission();
  if (isWanted && Notification.permission === 'granted') storage.set(storageKey, '1');
  else storage.set(storageKey, '0');
  return desktopState(storage);
}

/**
 * Shows a notice on the desktop if the user turned this on and no page of the application has the focus. Several open
 * pages show it once.
 */
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
    // Some browsers support notifications only in service workers and throw here: the bell still shows the notice.
  }
}
