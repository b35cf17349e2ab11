import { useRef, useState, type ChangeEvent, type CompositionEvent } from 'react';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * Returns the props of a text control with input method support: `onText` is called only with complete text, not during
 * composition.
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
