import { useLayoutEffect, useRef, type ReactNode } from 'react';

/** The details below an expanded row, as wide as the visible table; reports its height. */
export function DetailLine(props: {
  top: number;
  width: number;
  onHeight: (height: number) => void;
  children: ReactNode;
}) {
  const { top, width, onHeight, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const tell = useRef(onHeight);
  useLayoutEffect(() => {
    tell.current = onHeight;
  });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => tell.current(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="pw-edit-detail" role="row" style={{ top }}>
      <div ref={box} role="gridcell" aria-colindex={1} className="pw-edit-detail-box" style={{ width }}>
        {children}
      </div>
    </div>
  );
}
