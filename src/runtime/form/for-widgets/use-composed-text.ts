import { useRef, useState, type ChangeEvent, type CompositionEvent } from 'react';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * Props of a text control with input method support: `onText` is not called during composition, only with complete text.
 */
export function useComposedText(text: string, onText: (text: string) => void) {
  const isComposing = useRef(false);
  const [composed, setComposed] = useState<string>();
  return {
    value: composed ?? text,
    onChange(event: ChangeEvent<TextElement>) {
      if (isComposing.current) setComposed(event.target.value);
      else onText(event.target.value);
    },
    onCompositionStart() {
      isComposing.current = true;
    },
    onCompositionEnd(event: CompositionEvent<TextElement>) {
      isComposing.current = false;
      setComposed(undefined);
      onText(event.currentTarget.value);
    },
  };
}
