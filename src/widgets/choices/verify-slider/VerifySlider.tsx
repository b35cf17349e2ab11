import type { VerifySliderWidgetProps } from '../../../../generated/props.ts';
import { SlideTrack } from '../../../kit/controls/slide-track/SlideTrack.tsx';
import { say } from '../../../locale/index.ts';
import { ReadOnlyText } from '../../../runtime/form/index.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';

export type VerifySliderProps = WidgetProps<boolean> &
  VerifySliderWidgetProps & {
    /** Called once, when the far end is reached. */
    onSuccess?: () => void;
  };

/** A handle to drag to the far end; the value is then true. */
export function VerifySlider({ value, onChange, onSuccess, readOnly, disabled, ...rest }: VerifySliderProps) {
  const { id, text, successText = say('验证通过'), onBlur } = rest;
  const isDone = value === true;
  if (readOnly) return <ReadOnlyText id={id}>{isDone ? successText : say('未验证')}</ReadOnlyText>;
  return (
    <SlideTrack
      id={id}
      text={text}
      successText={successText}
      isDone={isDone}
      disabled={disabled}
      onBlur={onBlur}
      aria-label={rest['aria-label']}
      aria-labelledby={rest['aria-labelledby']}
      aria-describedby={rest['aria-describedby']}
      onDone={() => {
        onChange?.(true);
        onSuccess?.();
      }}
    />
  );
}
