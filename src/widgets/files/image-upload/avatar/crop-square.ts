/** The size of a picture in its own pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The crop square in the picture's pixels; always inside the picture. */
export interface CropSquare {
  x: number;
  y: number;
  side: number;
}

const mostZoom = 8;

/** Returns the largest square, centred. */
export function firstSquare({ width, height }: PictureSize): CropSquare {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, side };
}

/** Moves the picture under the square, by fractions of the square: (1, 0) is one whole square to the right. */
export function moved(square: CropSquare, size: PictureSize, right: number, down: number): CropSquare {
  return inside({ ...square, x: square.x - right * square.side, y: square.y - down * square.side }, size);
}

/** Zooms the picture in (`factor` above 1) or out around a point of the square (0 to 1 from the left and the top). */
export function zoomed(
  square: CropSquare,
  size: PictureSize,
  factor: number,
  at: { left: number; top: number } = { left: 0.5, top: 0.5 },
): CropSquare {
  const largest = Math.min(size.width, size.height);
  const side = Math.min(largest, Math.max(largest / mostZoom, square.side / factor));
  const gained = square.side - side;
  return inside({ x: square.x + gained * at.left, y: square.y + gained * at.top, side }, size);
}

/** Returns the zoom level from 0 (the largest square) to 1. */
export function zoomShare({ side }: CropSquare, { width, height }: PictureSize): number {
  return Math.log(Math.min(width, height) / side) / Math.log(mostZoom);
}

/** Zooms the picture to a level, around its centre. */
export function zoomedTo(square: CropSquare, size: PictureSize, share: number): CropSquare {
  const side = Math.min(size.width, size.height) / mostZoom ** share;
  return zoomed(square, size, square.side / side);
}

function inside({ x, y, side }: CropSquare, { width, height }: PictureSize): CropSquare {
  return { side, x: between(x, width - side), y: between(y, height - side) };
}

function between(value: number, most: number): number {
  return Math.min(Math.max(0, most), Math.max(0, value));
}
