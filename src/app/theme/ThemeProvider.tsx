import { App, ConfigProvider } from 'antd';
import zhCN from 'antd/es/locale/zh_CN';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { useAtomValue } from 'jotai';
import { type ReactNode, useLayoutEffect } from 'react';

import { themeAtom } from '../preferences.ts';
import { darkTheme } from './dark-theme.ts';
import './global.css';
import { lightTheme } from './light-theme.ts';

dayjs.locale('zh-cn');

/** Look and language of everything below. Must stand inside the store's provider. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const name = useAtomValue(themeAtom);

  useLayoutEffect(() => {
    document.documentElement.dataset.theme = name;
  }, [name]);

  return (
    <ConfigProvider
      locale={zhCN}
      theme={name === 'dark' ? darkTheme : lightTheme}
      form={{ colon: false }}
      button={{ autoInsertSpace: false }}
    >
      <App component={false}>{children}</App>
    </ConfigProvider>
  );
}
