import { useState, type ReactNode } from 'react';

import type { StoredFile } from '../../engine/values/index.ts';
import { isPicture } from './file-kind.ts';
import { ImagePreview } from './ImagePreview.tsx';
import { useOpenFile } from './use-open-file.ts';

import './files.css';

/**
 * The name of a stored file. A press previews a picture, opens a PDF in a new window, and downloads any other file.
 * With `allowDownload` false only the name is shown. `children` is rendered in place of the whole name.
 */
export function FileName(props: { file: StoredFile; allowDownload?: boolean; children?: ReactNode }) {
  const { file, allowDownload = true, children = file.name } = props;
  const [isOpen, setOpen] = useState(false);
  const open = useOpenFile();
  if (!allowDownload) {
    return (
      <span className="pw-file-name" title={file.name}>
        {children}
      </span>
    );
  }
  return (
    <>
      <button
        type="button"
        className="pw-file-name pw-file-link"
        title={file.name}
        onClick={() => (isPicture(file) ? setOpen(true) : open(file))}
      >
        {children}
      </button>
      {isOpen && <ImagePreview files={[file]} first={0} onGone={() => setOpen(false)} />}
    </>
  );
}
