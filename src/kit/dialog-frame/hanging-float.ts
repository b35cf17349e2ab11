/**
 * Returns true if a dropdown list or calendar of a field is open: antd's calendars and trees let Escape through to the
 * dialog around them.
 */
export function hasHangingFloat(): boolean {
  return isOpen('picker-dropdown', 'select-dropdown', 'cascader-dropdown');
}

/**
 * Returns true if a menu is open: antd's menus handle Escape only at the window, after the dialog that contains them.
 */
export function hasHangingMenu(): boolean {
  return isOpen('dropdown');
}

function isOpen(...names: string[]): boolean {
  const open = names.map((name) => `.ant-${name}:not(.ant-${name}-hidden, .ant-slide-up-leave)`);
  return document.querySelector(open.join()) !== null;
}
