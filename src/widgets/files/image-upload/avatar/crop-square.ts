/** A picture, in its own pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The square of a picture that is kept, in the picture's pixels; always inside it. */
export interface CropSquare {
  x: number;
  y: number;
  side: number;
}

/** How much smaller than the largest square the smallest is. */
const mostZoom = 8;

/** The largest square, in the middle. */
export function firstSquare({ width, height }: PictureSize): CropSquare {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, side };
}

/** The picture moved under the square, by shares of the square: (1, 0) is one whole square to the right. */
export function moved(square: CropSquare, size: PictureSize, right: number, down: number): CropSquare {
  return inside({ ...square, x: square.x - right * square.side, y: square.y - down * square.side }, size);
}

/**
 * The picture enlarged (`factor` above 1) or made smaller, so that what stands at a place of the square (0 to 1 from the
 * left and from above) stays there.
 */
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

/** How far the picture is enlarged, from 0 (the largest square) to 1. */
export function zoomShare({ side }: CropSquare, { width, height }: PictureSize): number {
  return Math.log(Math.min(width, height) / side) / Math.log(mostZoom);
}

/** The picture enlarged to a share, its middle where it was. */
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
