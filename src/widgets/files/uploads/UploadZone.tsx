import type { ReactNode } from 'react';

import type { WidgetProps } from '../../../runtime/registry/index.ts';
import { useFileDrop } from './use-file-drop.ts';

import './uploads.css';

/** Wraps a file widget: a named group that accepts dropped files, and pasted ones while it has the focus. */
export function UploadZone(props: {
  names: WidgetProps;
  isOpen: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}) {
  const { names, isOpen, onFiles, children } = props;
  const { isOver, handlers } = useFileDrop(isOpen, onFiles);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is dropped and pasted; the button inside does the same
    <div
      role="group"
      aria-label={names['aria-label']}
      aria-labelledby={names['aria-labelledby']}
      className={isOver ? 'pw-uploads pw-uploads-over' : 'pw-uploads'}
      onBlur={names.onBlur}
      {...handlers}
    >
      {children}
    </div>
  );
}
