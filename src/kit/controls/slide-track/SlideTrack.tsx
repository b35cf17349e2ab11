import { CheckOutlined, DoubleRightOutlined } from '@ant-design/icons';
import { useRef, useState, type AriaAttributes, type KeyboardEvent, type PointerEvent, type Ref } from 'react';

import { say } from '../../../locale/index.ts';

import './slide-track.css';

export interface SlideTrackProps extends Pick<
  AriaAttributes,
  'aria-label' | 'aria-labelledby' | 'aria-describedby' | 'aria-invalid'
> {
  id?: string | undefined;
  handleRef?: Ref<HTMLDivElement>;
  isDone: boolean;
  disabled?: boolean | undefined;
  text?: string | undefined;
  successText?: string | undefined;
  /** Called once, when the far end is reached. */
  onDone: () => void;
  onBlur?: (() => void) | undefined;
}

/** A handle to drag to the far end (or to move there with the arrow keys and End); released earlier, it snaps back. */
export function SlideTrack({ isDone, disabled, onDone, onBlur, handleRef, ...rest }: SlideTrackProps) {
  const { text = say('请按住滑块，拖动到最右边'), successText = say('验证通过') } = rest;
  const track = useRef<HTMLDivElement>(null);
  const grip = useRef<number | undefined>(undefined);
  const [share, setShare] = useState(0);
  const isStill = isDone || disabled;
  const finish = () => {
    setShare(0);
    onDone();
  };
  const move = (next: number) => {
    const kept = Math.min(1, Math.max(0, next));
    if (kept < 1) return setShare(kept);
    grip.current = undefined;
    finish();
  };
  const grab = (event: PointerEvent<HTMLDivElement>) => {
    if (isStill || event.button !== 0) return;
    grip.current = event.clientX;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const drag = (event: PointerEvent) => {
    if (grip.current === undefined || !track.current) return;
    move((event.clientX - grip.current) / (track.current.clientWidth - handleWidth));
  };
  const letGo = () => {
    grip.current = undefined;
    setShare(0);
  };
  const moveByKey = (event: KeyboardEvent) => {
    const next = { ArrowRight: share + 0.1, ArrowLeft: share - 0.1, Home: 0, End: 1 }[event.key];
    if (next === undefined || isStill) return;
    event.preventDefault();
    // The sum is rounded, so that ten steps of a tenth are the whole way despite floating-point errors.
    move(Math.round(next * 10) / 10);
  };
  const shown = isDone ? 1 : share;
  return (
    <div ref={track} className="pw-verify" data-done={isDone || undefined} data-disabled={disabled || undefined}>
      <div className="pw-verify-way" style={{ width: `calc(${shown} * (100% - ${handleWidth}px))` }} />
      <span className="pw-verify-text" aria-live="polite">
        {isDone ? successText : text}
      </span>
      <div
        ref={handleRef}
        id={rest.id}
        role="slider"
        tabIndex={disabled ? -1 : 0}
        className="pw-verify-handle"
        aria-label={rest['aria-label']}
        aria-labelledby={rest['aria-labelledby']}
        aria-describedby={rest['aria-describedby']}
        aria-invalid={rest['aria-invalid']}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(shown * 100)}
        aria-valuetext={isDone ? successText : `${Math.round(shown * 100)}%`}
        aria-disabled={disabled || undefined}
        style={{ left: `calc(${shown} * (100% - ${handleWidth}px))` }}
        onPointerDown={grab}
        onPointerMove={drag}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onKeyDown={moveByKey}
        onBlur={() => {
          letGo();
          onBlur?.();
        }}
      >
        {isDone ? <CheckOutlined /> : <DoubleRightOutlined />}
      </div>
    </div>
  );
}

const handleWidth = 44;
