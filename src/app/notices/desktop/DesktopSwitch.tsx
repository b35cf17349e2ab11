import { Button } from '../../../kit/controls/button/Button.tsx';
import { say } from '../../../locale/index.ts';
import { useDesktop } from './use-desktop.ts';

/**
 * Turns desktop notifications on or off; they appear while the page does not have the focus. The browser asks for
 * permission only after a click.
 */
export function DesktopSwitch() {
  const { state, press } = useDesktop();
  if (state === 'absent') return null;
  return (
    <Button size="small" type="text" aria-pressed={state === 'on'} onClick={() => void press()}>
      {state === 'on' ? say('关闭桌面通知') : say('桌面通知')}
    </Button>
  );
}
