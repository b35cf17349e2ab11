export { FileName } from './FileName.tsx';
export { ImagePreview } from './ImagePreview.tsx';
export { Picture } from './Picture.tsx';
export { sizeText } from './file-kind.ts';
export { useKeepFile } from './use-open-file.ts';
