export { ThemeProvider } from './ThemeProvider.tsx';
export { ThemeName } from './ThemeName.tsx';
export { ThemeSwitch } from './ThemeSwitch.tsx';
export { keepPreferences, lookAtom, sidebarOpenAtom } from './preferences.ts';
export { loadLook, SettingDrawer } from './lazy-setting-drawer.ts';
