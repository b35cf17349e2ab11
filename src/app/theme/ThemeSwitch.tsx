import { MoonOutlined, SunOutlined } from '@ant-design/icons';
import { useAtom } from 'jotai';

import { Button } from '../../kit/controls/button/Button.tsx';
import { say } from '../../locale/index.ts';
import { themeAtom } from './preferences.ts';

/** Switches between light and dark. */
export function ThemeSwitch() {
  const [theme, setTheme] = useAtom(themeAtom);
  const name = theme === 'dark' ? say('切换到浅色主题') : say('切换到深色主题');
  return (
    <Button
      type="text"
      className="pw-icon-button"
      aria-label={name}
      title={name}
      icon={theme === 'dark' ? <SunOutlined /> : <MoonOutlined />}
      onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
    />
  );
}
