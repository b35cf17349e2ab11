/** Stored files: pictures, their preview, and names that open or download them. */
export { FileName } from './FileName.tsx';
export { ImagePreview } from './ImagePreview.tsx';
export { Picture } from './Picture.tsx';
export { sizeText } from './file-kind.ts';
export { useKeepFile } from './use-open-file.ts';
