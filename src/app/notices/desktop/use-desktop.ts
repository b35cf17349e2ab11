import { useState } from 'react';

import { useFeedback } from '../../../kit/feedback/index.ts';
import { say } from '../../../locale/index.ts';
import { useApp } from '../../services/index.ts';
import { desktopState, switchDesktop, type DesktopState } from './desktop-notices.ts';

/**
 * Returns the state of desktop notifications and a click handler that changes it. The browser asks for permission only
 * after a click.
 */
export function useDesktop(): { state: DesktopState; press: () => Promise<void> } {
  const { browserStorage } = useApp();
  const { message } = useFeedback();
  const [state, setState] = useState(() => desktopState(browserStorage));
  const press = async () => {
    if (state === 'denied') {
      message.warning(say('浏览器不允许本站显示桌面通知，请在浏览器的网站设置里允许后再试。'));
      return;
    }
    const now = await switchDesktop(browserStorage, state === 'off');
    setState(now);
    if (now === 'on') message.success(say('有新消息时会在桌面上通知您。'));
  };
  return { state, press };
}
