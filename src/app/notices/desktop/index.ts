/** Notices that the browser shows on the desktop, for who turned them on. */
export { DesktopSetting } from './DesktopSetting.tsx';
export { DesktopSwitch } from './DesktopSwitch.tsx';
export { tellOnDesktop } from './desktop-notices.ts';
