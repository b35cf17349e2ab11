import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

/**
 * Edits one line of text in place. Enter and blur write the change, Escape discards it. Enter in an input method is
 * left to the input method.
 */
export function LineEditor(props: {
  label: string;
  text: string;
  placeholder?: string;
  onWrite: (text: string) => void;
  onDone: () => void;
  onNext: () => void;
}) {
  const { label, text: initial, placeholder, onWrite, onDone, onNext } = props;
  const [text, setText] = useState(initial);
  const input = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const end = (isWritten: boolean, then: () => void, isByKey = true) => {
    if (isOver.current) return;
    isOver.current = true;
    if (isWritten && text !== initial) onWrite(text);
    const nodes = input.current?.closest<HTMLElement>('[data-nodes]');
    then();
    if (nodes && isByKey) nodes.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') end(true, onNext);
    if (event.key === 'Escape') end(false, onDone);
  };
  return (
    <input
      ref={input}
      className="pw-designer-line"
      aria-label={label}
      placeholder={placeholder}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => end(true, onDone, false)}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
    />
  );
}
