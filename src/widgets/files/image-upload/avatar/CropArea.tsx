import { useEffect, useRef } from 'react';

import { say } from '../../../../locale/index.ts';
import { zoomedTo, zoomShare, type CropSquare } from './crop-square.ts';
import { drawSquare } from './read-picture.ts';
import { useCropGestures } from './use-crop-gestures.ts';

/** The pixels of the canvas, enough for dense screens; the style sheet defines its displayed size. */
const canvasSide = 640;

/**
 * The picture under the crop square: moved by dragging and the arrow keys, zoomed by the wheel, two fingers, plus and
 * minus, and the slider below.
 */
export function CropArea(props: { picture: ImageBitmap; square: CropSquare; onChange: (square: CropSquare) => void }) {
  const { picture, square, onChange } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const handlers = useCropGestures(area, { square, size: picture, onChange });
  useEffect(() => {
    if (canvas.current) drawSquare(canvas.current, picture, square);
  }, [picture, square]);
  return (
    <div className="pw-crop">
      <div
        ref={area}
        className="pw-crop-area"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- moved by the arrow keys
        tabIndex={0}
        role="application"
        aria-label={say('裁剪范围')}
        aria-describedby="pw-crop-help"
        {...handlers}
      >
        <canvas ref={canvas} width={canvasSide} height={canvasSide} aria-hidden="true" />
        <span className="pw-crop-circle" aria-hidden="true" />
      </div>
      <input
        type="range"
        className="pw-crop-zoom"
        aria-label={say('缩放')}
        min={0}
        max={100}
        value={Math.round(zoomShare(square, picture) * 100)}
        onChange={({ target }) => onChange(zoomedTo(square, picture, Number(target.value) / 100))}
      />
      <p id="pw-crop-help" className="pw-crop-help">
        {say('拖动移动图片，滚轮或双指缩放；键盘用方向键移动，+ 和 - 缩放。')}
      </p>
    </div>
  );
}
