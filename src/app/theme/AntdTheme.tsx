import '@ant-design/v5-patch-for-react-19';
import { ConfigProvider } from 'antd';
import zhCN from 'antd/es/locale/zh_CN';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { useAtomValue } from 'jotai';
import { Fragment, type ReactNode } from 'react';

import { AntdScopeContext } from '../../views/antd-scope/index.ts';
import { useIsPhone } from '../../views/states/index.ts';
import { themeAtom } from './preferences.ts';
import { darkTheme } from './dark-theme.ts';
import { lightTheme } from './light-theme.ts';
import { touchTheme } from './touch-theme.ts';

dayjs.locale('zh-cn');

const wideThemes = { light: lightTheme, dark: darkTheme };
const touchThemes = { light: touchTheme(lightTheme), dark: touchTheme(darkTheme) };

/** Look and language of antd's parts below. Must stand inside the store's provider. */
export function AntdTheme({ children }: { children: ReactNode }) {
  const name = useAtomValue(themeAtom);
  const themes = useIsPhone() ? touchThemes : wideThemes;
  return (
    <ConfigProvider locale={zhCN} theme={themes[name]} form={{ colon: false }} button={{ autoInsertSpace: false }}>
      <AntdScopeContext value={Fragment}>{children}</AntdScopeContext>
    </ConfigProvider>
  );
}
