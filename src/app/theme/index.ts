/** Light and dark, and what a person prefers of the look. */
export { ThemeProvider } from './ThemeProvider.tsx';
export { ThemeName } from './ThemeName.tsx';
export { ThemeSwitch } from './ThemeSwitch.tsx';
export { keepPreferences, sidebarOpenAtom } from './preferences.ts';
