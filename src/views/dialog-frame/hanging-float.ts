/** Whether a list or calendar of a field hangs open: antd's calendars and trees let Escape through to the dialog around. */
export function hasHangingFloat(): boolean {
  return document.querySelector(open) !== null;
}

const open = ['picker', 'select', 'cascader']
  .map((kind) => `.ant-${kind}-dropdown:not(.ant-${kind}-dropdown-hidden, .ant-slide-up-leave)`)
  .join();
