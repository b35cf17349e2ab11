import { say } from '../../../schema/locale/index.ts';
import { Button } from '../../../views/controls/button/index.ts';
import { useDesktop } from './use-desktop.ts';

/** Whether the desktop tells of new notices while nobody looks here. The browser asks only when this is pressed. */
export function DesktopSwitch() {
  const { state, press } = useDesktop();
  if (state === 'absent') return null;
  return (
    <Button size="small" type="text" aria-pressed={state === 'on'} onClick={() => void press()}>
      {state === 'on' ? say('关闭桌面通知') : say('桌面通知')}
    </Button>
  );
}
