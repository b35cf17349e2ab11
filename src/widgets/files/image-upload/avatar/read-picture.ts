import { say } from '../../../../locale/index.ts';
import type { CropSquare } from './crop-square.ts';

/** The maximum side of the uploaded picture in pixels. */
const keptSide = 400;

/** The maximum that a browser can safely decode: 50 megapixels take 200 MB. */
const mostPixels = 50_000_000;

/**
 * Decodes a picture in the orientation of the camera.
 * @throws Error with a message for the user if it cannot be shown.
 */
export async function readPicture(file: File): Promise<ImageBitmap> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!picture) throw new Error(say('这张图片打不开，请换一张 JPG、PNG、GIF 或 WebP 图片。'));
  if (picture.width * picture.height <= mostPixels) return picture;
  picture.close();
  throw new Error(say('这张图片太大，请缩小后再选。'));
}

/** Draws the crop square over a whole canvas; transparent pixels become white. */
export function drawSquare(canvas: HTMLCanvasElement, picture: CanvasImageSource, { x, y, side }: CropSquare): void {
  const drawing = canvas.getContext('2d');
  if (!drawing) return;
  drawing.imageSmoothingQuality = 'high';
  drawing.fillStyle = '#fff';
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.height);
}

/**
 * Returns the crop square as a file.
 * @throws Error with a message for the user if the browser cannot create it.
 */
export async function cutPicture(picture: CanvasImageSource, square: CropSquare): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.min(keptSide, Math.round(square.side)));
  canvas.height = canvas.width;
  drawSquare(canvas, picture, square);
  const content = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!content) throw new Error(say('浏览器没有能裁剪这张图片，请换一张再试。'));
  return new File([content], 'avatar.jpg', { type: 'image/jpeg' });
}
