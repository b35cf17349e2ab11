/** Whether a list or calendar of a field hangs open: antd's calendars and trees let Escape through to the dialog around. */
export function hasHangingFloat(): boolean {
  return document.querySelector(open) !== null;
}

const open = ['picker', 'select', 'cascader']
  .map((kind) => `.ant-${kind}-dropdown:not(.ant-${kind}-dropdown-hidden, .ant-slide-up-leave)`)
  .join();

/** Whether a menu hangs open: antd's menus hear Escape at the window alone, behind the dialog that they stand in. */
export function hasHangingMenu(): boolean {
  return document.querySelector('.ant-dropdown:not(.ant-dropdown-hidden, .ant-slide-up-leave)') !== null;
}
