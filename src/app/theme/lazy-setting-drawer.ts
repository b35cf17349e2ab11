import { antdComponent } from '../../kit/antd-scope/AntdScope.tsx';

/** Loads the settings of the look. */
export const loadLook = () => import('./setting-drawer/index.ts');

/** The drawer with the settings of the look. */
export const SettingDrawer = antdComponent(async () => (await loadLook()).SettingDrawer);
