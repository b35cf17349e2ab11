/** Where a person chooses how the frame looks; loaded when it is first opened. */
export { LookSettings } from './LookSettings.tsx';
export { SettingDrawer } from './SettingDrawer.tsx';
