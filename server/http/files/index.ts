export { acceptUploads, readUpload, type UploadedFile, type UploadLimits } from './upload.ts';
export { type UploadPace, usualPace } from './upload-pace.ts';
export { contentDisposition } from './attachment.ts';
export { fileName } from './file-name.ts';
