/** Whether a list or calendar of a field hangs open: antd's calendars and trees let Escape through to the dialog around. */
export function hasHangingFloat(): boolean {
  return isOpen('picker-dropdown', 'select-dropdown', 'cascader-dropdown');
}

/** Whether a menu hangs open: antd's menus hear Escape at the window alone, behind the dialog that they stand in. */
export function hasHangingMenu(): boolean {
  return isOpen('dropdown');
}

function isOpen(...names: string[]): boolean {
  const open = names.map((name) => `.ant-${name}:not(.ant-${name}-hidden, .ant-slide-up-leave)`);
  return document.querySelector(open.join()) !== null;
}
