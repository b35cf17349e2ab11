/** A bin. There is one in every row, where antd's icons and buttons would cost more than the row itself. */
export function TrashIcon() {
  return (
    <svg viewBox="0 0 16 16" width="14" height="14" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M2 4h12M6 4V2.5h4V4M3.5 4l.7 9.5h7.6L12.5 4M6.5 6.5v4.5M9.5 6.5v4.5" />
    </svg>
  );
}

/** Two sheets. */
export function CopyIcon() {
  return (
    <svg viewBox="0 0 16 16" width="14" height="14" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M5.5 5.5h8v8h-8zM3.5 10.5h-1v-8h8v1" />
    </svg>
  );
}
