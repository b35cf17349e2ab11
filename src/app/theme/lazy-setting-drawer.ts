import { antdComponent } from '../../views/antd-scope/index.ts';

/** The choices of how the frame looks; their code is loaded when they are first shown. */
export const loadLook = () => import('./setting-drawer/index.ts');

/** The drawer where a person makes them. */
export const SettingDrawer = antdComponent(async () => (await loadLook()).SettingDrawer);
