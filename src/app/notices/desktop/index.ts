export { DesktopSetting } from './DesktopSetting.tsx';
export { DesktopSwitch } from './DesktopSwitch.tsx';
export { tellOnDesktop } from './desktop-notices.ts';
