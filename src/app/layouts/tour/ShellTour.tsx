import { Tour } from 'antd';
import { useEffect, useRef, useState } from 'react';

import { tourSteps } from './tour-steps.ts';

/**
 * Highlights the parts of the shell one after the other. Arrow keys step forward and back; Escape or the last step ends
 * the tour, and the focus returns to the element that had it.
 */
export function ShellTour({ onClose }: { onClose: () => void }) {
  const [steps] = useState(() =>
    tourSteps(document).map(({ description, ...step }) => ({
      ...step,
      description: <StepText key={description} text={description} />,
    })),
  );
  const [current, setCurrent] = useState(0);
  const close = useRef(onClose);
  useEffect(() => void (close.current = onClose));
  useEffect(() => {
    const before = document.activeElement;
    const press = (event: KeyboardEvent) => {
      const { key } = event;
      if (key === 'Escape') close.current();
      else if (key === 'ArrowRight') setCurrent((now) => Math.min(now + 1, steps.length - 1));
      else if (key === 'ArrowLeft') setCurrent((now) => Math.max(now - 1, 0));
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', press, true);
    return () => {
      window.removeEventListener('keydown', press, true);
      if (before instanceof HTMLElement) before.focus();
    };
  }, [steps]);
  // With a gap, the mask of a part at the edge of the window would get a negative size.
  return <Tour open gap={{ offset: 0 }} steps={steps} current={current} onChange={setCurrent} onClose={onClose} />;
}

function StepText({ text }: { text: string }) {
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    box.current?.closest('.ant-tour')?.querySelector<HTMLElement>('.ant-tour-next-btn')?.focus();
  }, []);
  return (
    <span ref={box} role="status">
      {text}
    </span>
  );
}
