export { LookSettings } from './LookSettings.tsx';
export { SettingDrawer } from './SettingDrawer.tsx';
