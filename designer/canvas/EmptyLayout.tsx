/** Stands in a layout in which nothing stands: where one can drop. */
export function EmptyLayout() {
  return <div className="pw-canvas-drop">把组件拖到这里</div>;
}
