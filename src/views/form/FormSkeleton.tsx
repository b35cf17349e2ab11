import { useEffect, useState } from 'react';

import type { SkeletonProps } from '../../runtime/registry/index.ts';

import '../../kit/tokens/tokens.css';
import './form-skeleton.css';

/**
 * The final shape in grey, shown after 150 ms, so that faster loads show no skeleton. Its space is reserved from the
 * start.
 */
export function FormSkeleton({ shape }: SkeletonProps) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), 150);
    return () => clearTimeout(timer);
  }, []);
  const height = shape === 'control' ? 32 : shape === 'block' ? 96 : 240;
  return (
    <div data-waiting style={{ height }}>
      {isShown && <Grey shape={shape} height={height} />}
    </div>
  );
}

function Grey({ shape, height }: SkeletonProps & { height: number }) {
  if (shape === 'control') return <div className="pw-grey-block" style={{ height }} />;
  return (
    <div className="pw-grey" style={{ height }}>
      {Array.from({ length: shape === 'block' ? 3 : 7 }, (_, line) => (
        <div key={line} className="pw-grey-line" />
      ))}
    </div>
  );
}
