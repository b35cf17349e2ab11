import type { Ref } from 'react';

import { SlideTrack } from '../../../kit/controls/slide-track/SlideTrack.tsx';
import { say } from '../../../locale/index.ts';
import { fieldAria, SignInField } from '../field/index.ts';

/** A handle that is dragged to the far end, or moved with the arrow keys. */
export function SliderField(props: {
  handleRef: Ref<HTMLDivElement>;
  isDone: boolean;
  error: string | undefined;
  onDone: () => void;
}) {
  const { error, ...track } = props;
  return (
    <SignInField id="slider" label={say('拖动验证')} error={error}>
      <SlideTrack {...fieldAria('slider', error)} {...track} aria-label={say('拖动验证')} />
    </SignInField>
  );
}
