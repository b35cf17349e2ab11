import '@ant-design/v5-patch-for-react-19';

import { ConfigProvider } from 'antd';
import zhCN from 'antd/es/locale/zh_CN';
import dayjs from 'dayjs';

import 'dayjs/locale/zh-cn';

import { useAtomValue } from 'jotai';
import { Fragment, useMemo, type ReactNode } from 'react';

import { AntdScopeContext } from '../../kit/antd-scope/AntdScope.tsx';
import { useIsPhone } from '../../kit/states/index.ts';
import { languageAtom } from '../services/index.ts';
import { darkTheme } from './dark-theme.ts';
import { lightTheme } from './light-theme.ts';
import { defaultLook } from './look.ts';
import { lookAtom, themeAtom } from './preferences.ts';
import { touchTheme } from './touch-theme.ts';
import { useAccent } from './use-accent.ts';

const locales = { 'zh-CN': zhCN, 'en-US': undefined };

const wideThemes = { light: lightTheme, dark: darkTheme };
const touchThemes = { light: touchTheme(lightTheme), dark: touchTheme(darkTheme) };

/** Provides theme and language for antd's components. It must be inside the store's provider. */
export function AntdTheme({ children }: { children: ReactNode }) {
  const name = useAtomValue(themeAtom);
  const language = useAtomValue(languageAtom);
  dayjs.locale(language === 'en-US' ? 'en' : 'zh-cn');
  const { accent } = useAtomValue(lookAtom);
  const colours = useAccent(accent === defaultLook.accent ? undefined : accent, name);
  const usual = (useIsPhone() ? touchThemes : wideThemes)[name];
  const theme = useMemo(() => colours?.themed(usual) ?? usual, [usual, colours]);
  return (
    <ConfigProvider
      locale={locales[language]}
      theme={theme}
      form={{ colon: false }}
      button={{ autoInsertSpace: false }}
    >
      <AntdScopeContext value={Fragment}>{children}</AntdScopeContext>
    </ConfigProvider>
  );
}
