import { App, ConfigProvider } from 'antd';
import zhCN from 'antd/es/locale/zh_CN';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { useAtomValue } from 'jotai';
import { type ReactNode, useLayoutEffect } from 'react';

import { useIsPhone } from '../../views/states/index.ts';
import { themeAtom } from './preferences.ts';
import { darkTheme } from './dark-theme.ts';
import './global.css';
import { lightTheme } from './light-theme.ts';
import { touchTheme } from './touch-theme.ts';

dayjs.locale('zh-cn');

const wideThemes = { light: lightTheme, dark: darkTheme };
const touchThemes = { light: touchTheme(lightTheme), dark: touchTheme(darkTheme) };

/** Look and language of everything below. Must stand inside the store's provider. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const name = useAtomValue(themeAtom);
  const themes = useIsPhone() ? touchThemes : wideThemes;

  useLayoutEffect(() => {
    document.documentElement.dataset.theme = name;
  }, [name]);

  return (
    <ConfigProvider locale={zhCN} theme={themes[name]} form={{ colon: false }} button={{ autoInsertSpace: false }}>
      <App style={{ display: 'contents' }}>{children}</App>
    </ConfigProvider>
  );
}
